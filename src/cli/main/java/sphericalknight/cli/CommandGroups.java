package sphericalknight.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Column;
import picocli.CommandLine.Help.TextTable;

/** The list of commands in {@code ./course help}, grouped by their users, such as learners and teachers. */
final class CommandGroups {
    private static final Map<String, List<String>> GROUPS = new LinkedHashMap<>();

    static {
        GROUPS.put(
                "For learners",
                List.of(
                        "lab",
                        "run",
                        "list",
                        "check",
                        "watch",
                        "hint",
                        "reset",
                        "solution",
                        "submit",
                        "trainer",
                        "doctor"));
        GROUPS.put("For teachers", List.of("grade", "release", "site", "kernel"));
        GROUPS.put("For authors", List.of("test", "verify", "new", "selfcheck", "refresh"));
        GROUPS.put("For the curious", List.of("tools"));
    }

    private CommandGroups() {}

    /** Makes {@code ./course help} show the groups; the commands of {@code course tools} are listed only in its own help. */
    static CommandLine in(CommandLine course) {
        course.getHelpSectionMap().remove(CommandLine.Model.UsageMessageSpec.SECTION_KEY_COMMAND_LIST_HEADING);
        course.getHelpSectionMap()
                .put(CommandLine.Model.UsageMessageSpec.SECTION_KEY_COMMAND_LIST, CommandGroups::list);
        return course;
    }

    private static String list(Help course) {
        return GROUPS.entrySet().stream()
                .map(group -> String.format("%n%s:%n", group.getKey()) + table(course, group.getValue()))
                .collect(Collectors.joining());
    }

    private static String table(Help course, List<String> names) {
        TextTable table = TextTable.forColumns(
                course.colorScheme(),
                new Column(13, 2, Column.Overflow.SPAN),
                new Column(course.commandSpec().usageMessage().width() - 13, 2, Column.Overflow.WRAP));
        for (String name : names) {
            Help command = course.subcommands().get(name);
            if (command != null) {
                String[] description = command.commandSpec().usageMessage().description();
                table.addRowValues(name, description.length == 0 ? "" : description[0]);
            }
        }
        return table.toString();
    }
}
