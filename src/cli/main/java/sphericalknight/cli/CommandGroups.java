package sphericalknight.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Column;
import picocli.CommandLine.Help.TextTable;

/** The list of commands in {@code ./course help}: those for learners explained, those for others by name. */
final class CommandGroups {
    private static final List<String> LEARNERS =
            List.of("lab", "list", "check", "watch", "hint", "reset", "solution", "submit", "trainer", "run", "doctor");
    private static final Map<String, List<String>> OTHERS = new LinkedHashMap<>();

    static {
        OTHERS.put("For teachers", List.of("grade", "release", "site", "kernel"));
        OTHERS.put("For authors", List.of("test", "verify", "new", "selfcheck", "refresh"));
        OTHERS.put("For the curious", List.of("tools", "perft", "moves", "zobrist", "kbnk", "bits", "bench"));
    }

    private CommandGroups() {}

    /** Makes {@code ./course help} show the commands in this way. */
    static CommandLine in(CommandLine course) {
        course.getHelpSectionMap().remove(CommandLine.Model.UsageMessageSpec.SECTION_KEY_COMMAND_LIST_HEADING);
        course.getHelpSectionMap()
                .put(CommandLine.Model.UsageMessageSpec.SECTION_KEY_COMMAND_LIST, CommandGroups::list);
        return course;
    }

    private static String list(Help course) {
        return String.format("%n")
                + table(course, LEARNERS)
                + String.format("%n")
                + OTHERS.entrySet().stream()
                        .map(group -> group.getKey() + ": " + String.join(", ", group.getValue()))
                        .collect(Collectors.joining(String.format("%n"), "", String.format("%n")));
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
