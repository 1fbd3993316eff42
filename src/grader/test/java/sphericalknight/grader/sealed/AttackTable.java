package sphericalknight.grader.sealed;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import sphericalknight.grader.isolation.Level;
import sphericalknight.grader.model.Reason;

/** The table of what each level stops, made from the heads of the attacks. Its main method writes it into the page. */
final class AttackTable {
    private static final String BEGIN = "<!-- attacks: made from the heads of the files by AttackTable -->\n";
    private static final String END = "<!-- end of attacks -->\n";
    private static final List<Level> LEVELS = List.of(Level.S1, Level.S2, Level.S3);

    private AttackTable() {}

    static Path page() {
        return Path.of(System.getProperty("course.root"), "src/grader/ATTACKS.md");
    }

    /** Writes the table into the page. */
    public static void main(String[] arguments) throws IOException {
        Files.writeString(page(), renewed(Files.readString(page())));
    }

    /** The page with a fresh table. */
    static String renewed(String page) {
        return page.substring(0, page.indexOf(BEGIN) + BEGIN.length()) + table() + page.substring(page.indexOf(END));
    }

    private static String table() {
        String lines = Attack.all().stream().map(AttackTable::line).collect(Collectors.joining());
        return "| row | attack | S1 | S2 | S3, S4 | without rules | with rules | why |\n"
                + "| --- | --- | --- | --- | --- | --- | --- | --- |\n"
                + lines;
    }

    private static String line(Attack attack) {
        String levels = LEVELS.stream()
                .map(level ->
                        !attack.isRunAt(level) ? "no (not run)" : level.compareTo(attack.from()) >= 0 ? "yes" : "no")
                .collect(Collectors.joining(" | "));
        return String.join(
                        " | ",
                        "| " + attack.head().get("row"),
                        attack.head().get("attack"),
                        levels,
                        codes(attack.expected()),
                        codes(attack.withRules()),
                        attack.head().get("why") + " |")
                + "\n";
    }

    private static String codes(Set<Reason> reasons) {
        return reasons.stream().map(Reason::code).sorted().collect(Collectors.joining(", "));
    }
}
