package sphericalknight.grader.submission;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;

/** Answers to exercise 2.1 as students hand them in, and notebooks that hold them. */
public final class Fixtures {
    public static final List<CatalogueEntry> ALL = Catalogue.find().entries();
    public static final CatalogueEntry KNIGHT = Catalogue.find().byId("2.1").orElseThrow();

    public static final String ANSWER = """
            import sphericalknight.exercises.knight.Knight;

            class MyKnight implements Knight {
                public long attacks(long knights) {
                    return knights << 17;
                }
            }
            """;
    public static final String FILE = "package knight;\n\n" + ANSWER;

    private Fixtures() {}

    /** The stub of 2.1 as its cell holds it. */
    static String stub() {
        return KNIGHT.stub().orElseThrow().replaceFirst("package .*;\\n", "").strip();
    }

    /** A notebook with these code cells. */
    public static String notebook(String... cells) {
        return notebookOf(List.of(cells).stream().map(Fixtures::cell).toList());
    }

    static String notebookOf(List<String> cells) {
        return "{\"cells\": [" + String.join(",\n", cells)
                + "], \"metadata\": {}, \"nbformat\": 4, \"nbformat_minor\": 5}";
    }

    static String cell(String source) {
        return cell("code", source);
    }

    static String cell(String type, String source) {
        List<String> lines = new ArrayList<>(source.lines().toList());
        return "{\"cell_type\": \"" + type + "\", \"metadata\": {}, \"outputs\": [], \"source\": ["
                + lines.stream().map(line -> quoted(line + "\n")).collect(Collectors.joining(",")) + "]}";
    }

    static String quoted(String text) {
        return "\""
                + text.replace("\\", "\\\\")
                        .replace("\"", "\\\"")
                        .replace("\n", "\\n")
                        .replace("\t", "\\t") + "\"";
    }

    public static Path write(Path file, String text) {
        try {
            Files.createDirectories(file.getParent());
            return Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What is found in {@code paths}. */
    static Submission read(Path... paths) {
        return new SubmissionReader(ALL).read(List.of(paths));
    }

    static String where(Submission submission) {
        return submission.answers().containsKey("2.1")
                ? submission.answers().get("2.1").where()
                : "";
    }
}
