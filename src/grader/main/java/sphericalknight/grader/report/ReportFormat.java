package sphericalknight.grader.report;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import sphericalknight.common.Folders;
import sphericalknight.common.UserError;
import sphericalknight.grader.model.ClassVerdict;
import sphericalknight.grader.model.StudentVerdict;

/** The report formats, selected by {@code course grade --format}. */
public enum ReportFormat {
    /** {@code results.json}: always written. */
    JSON("results.json", ResultsJson::write),
    /** {@code feedback.html} for each student, {@code index.html} for the class. */
    HTML("feedback.html", (verdict, out) -> {
        each(verdict, out, "feedback.html", FeedbackHtml::of);
        ReportFile.write(out.resolve("index.html"), ClassHtml.of(verdict));
    }),
    /** {@code gradebook.csv}, and what a learning management system takes back. */
    CSV("gradebook.csv", (verdict, out) -> {
        Assignment assignment = Assignment.of(verdict);
        GradebookCsv.write(verdict, assignment, out);
        UploadFiles.write(verdict, assignment.name(), out);
    }),
    /** {@code gradescope/results.json} for each student. */
    GRADESCOPE(
            "gradescope/results.json",
            (verdict, out) -> each(verdict, out, "gradescope/results.json", GradescopeJson::of)),
    /** {@code junit.xml} for each student. */
    JUNIT("junit.xml", (verdict, out) -> each(verdict, out, "junit.xml", JunitXml::of));

    private final String file;
    private final BiConsumer<ClassVerdict, Path> writer;

    /** Creates a format whose reports include {@code file}, in the folder of each student or in that of the class. */
    ReportFormat(String file, BiConsumer<ClassVerdict, Path> writer) {
        this.file = file;
        this.writer = writer;
    }

    /** Writes one file for each student, in the student's folder; several at once. */
    private static void each(ClassVerdict verdict, Path out, String file, Function<StudentVerdict, String> text) {
        Map<String, String> folders = StudentFolders.of(verdict.students());
        verdict.students().parallelStream()
                .forEach(student -> ReportFile.write(
                        out.resolve(folders.get(student.student())).resolve(file), text.apply(student)));
    }

    /** The name on the command line, such as {@code "json"}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * Returns the formats named by {@code words}; all formats if there are no words. {@link #JSON} is always among them.
     *
     * @throws UserError if a word names no format
     */
    public static Set<ReportFormat> of(Collection<String> words) {
        Set<ReportFormat> formats = new LinkedHashSet<>(List.of(JSON));
        for (String word : words) {
            formats.add(Arrays.stream(values())
                    .filter(format -> format.word().equals(word.strip()))
                    .findFirst()
                    .orElseThrow(() -> new UserError("There is no format \"" + word + "\"; the formats are "
                            + Arrays.stream(values()).map(ReportFormat::word).collect(Collectors.joining(", "))
                            + ".")));
        }
        return words.isEmpty() ? new LinkedHashSet<>(List.of(values())) : formats;
    }

    /** The formats in which {@code out} has a report. */
    public static Set<ReportFormat> in(Path out) {
        Set<ReportFormat> formats = EnumSet.noneOf(ReportFormat.class);
        List<Path> students = Folders.list(out.resolve("students"));
        for (ReportFormat format : values()) {
            if (Files.exists(out.resolve(format.file))
                    || students.stream().anyMatch(student -> Files.exists(student.resolve(format.file)))) {
                formats.add(format);
            }
        }
        return formats;
    }

    /** Writes the reports on {@code verdict} to {@code out} in each of {@code formats}; each file is written completely or not at all. */
    public static void write(ClassVerdict verdict, Path out, Collection<ReportFormat> formats) {
        formats.forEach(format -> format.writer.accept(verdict, out));
    }
}
