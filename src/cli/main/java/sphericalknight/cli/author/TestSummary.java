package sphericalknight.cli.author;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The last lines of {@code ./course test}, from the reports of all modules. Maven's own last numbers are those of one module: the stubs that
 * nobody has started.
 */
public final class TestSummary {
    private static final Pattern COUNTS =
            Pattern.compile("Tests run: (\\d+), Failures: (\\d+), Errors: (\\d+)," + " Skipped: (\\d+)");

    private record Report(boolean isOfTasks, int run, int failed, int skipped) {}

    private TestSummary() {}

    /**
     * Prints the summary.
     *
     * @param arguments the folder of the project, and Maven's exit code
     */
    public static void main(String[] arguments) throws IOException {
        System.out.print(of(Path.of(arguments[0]), arguments[1].equals("0")));
    }

    /** The summary of all reports newer than the file {@code .course/tested}; {@code isGood} if Maven reports no fault. */
    static String of(Path root, boolean isGood) throws IOException {
        List<Report> reports = new ArrayList<>();
        FileTime start = Files.getLastModifiedTime(root.resolve(".course/tested"));
        for (String folder : List.of("src", "exercises", "solutions")) {
            if (Files.isDirectory(root.resolve(folder))) {
                try (Stream<Path> files = Files.walk(root.resolve(folder), 5)) {
                    for (Path file : files.filter(TestSummary::isReport).toList()) {
                        if (Files.getLastModifiedTime(file).compareTo(start) >= 0) {
                            read(root.relativize(file), Files.readString(file), reports);
                        }
                    }
                }
            }
        }
        int failed = reports.stream().mapToInt(Report::failed).sum();
        int skipped = reports.stream().mapToInt(Report::skipped).sum();
        int passed = reports.stream().mapToInt(Report::run).sum() - failed - skipped;
        int untouched = reports.stream()
                .filter(Report::isOfTasks)
                .mapToInt(Report::skipped)
                .sum();
        String verdict = isGood && failed == 0
                ? "All is well. Skipped: %d tests of exercises that nobody has started here, and %d for the reasons printed above.%n"
                        .formatted(untouched, skipped - untouched)
                : "Not all is well: look for the first line with ERROR above.%n".formatted();
        return verdict + "%d passed, %d failed, %d skipped%n".formatted(passed, failed, skipped);
    }

    private static boolean isReport(Path file) {
        return file.toString().endsWith(".txt") && file.getParent().endsWith(Path.of("target", "surefire-reports"));
    }

    private static void read(Path file, String text, List<Report> reports) {
        Matcher counts = COUNTS.matcher(text);
        while (counts.find()) {
            reports.add(new Report(
                    file.startsWith(Path.of("exercises", "tasks")),
                    Integer.parseInt(counts.group(1)),
                    Integer.parseInt(counts.group(2)) + Integer.parseInt(counts.group(3)),
                    Integer.parseInt(counts.group(4))));
        }
    }
}
