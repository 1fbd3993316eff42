package sphericalknight.solutions;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.known.Slip;

/**
 * A class to try the grader on: of each ten students three solved everything, five made known mistakes in about half of the exercises, two
 * stopped after half of them; every second one hands in notebooks instead of files, and the last one's answers all hang. No two students hand
 * in the same text; whether they hand in the same code is the choice of {@code -Dcourse.class.same}: real classes are somewhere in between.
 */
final class HundredSubmissions {
    private static final List<CatalogueEntry> ALL = Catalogue.find().entries();
    private static final boolean SAME_CODE = Boolean.getBoolean("course.class.same");

    private HundredSubmissions() {}

    /** Writes it; the arguments are the folder and, if it is not 100, how many students there are. */
    public static void main(String[] args) throws IOException {
        write(Path.of(args[0]), args.length > 1 ? Integer.parseInt(args[1]) : 100);
    }

    static void write(Path folder, int students) throws IOException {
        for (int i = 0; i < students; i++) {
            Path student = folder.resolve("student%03d".formatted(i));
            if (i == students - 1) {
                hostile(student);
            } else if (i % 10 < 3 && i % 2 == 1) {
                notebooks(student, i);
            } else {
                files(student, i);
            }
        }
    }

    /** Solved in notebooks. */
    private static void notebooks(Path student, int number) {
        for (FilledNotebook notebook : FilledNotebook.all()) {
            notebook.cells()
                    .forEach(cell -> FilledNotebook.answerOf(cell).ifPresent(exercise -> {
                        ((ObjectNode) cell).put("source", marked(FilledNotebook.source(cell), exercise, number));
                    }));
            notebook.write(student.resolve("notebooks"));
        }
    }

    private static void files(Path student, int number) throws IOException {
        Random random = new Random(number);
        for (CatalogueEntry exercise : ALL) {
            AnswerTexts texts = new AnswerTexts(exercise);
            List<Slip> wrong = texts.wrong();
            String text = texts.file();
            if (number % 10 >= 8 && random.nextBoolean()) {
                text = exercise.stub().orElseThrow();
            } else if (number % 10 >= 3 && number % 10 < 8 && random.nextBoolean() && !wrong.isEmpty()) {
                text = texts.file(wrong.get(random.nextInt(wrong.size())));
            }
            boolean isStub = text.equals(exercise.stub().orElse(""));
            write(student, exercise, isStub ? text : marked(text, exercise, number));
        }
    }

    /** Every answer loops in its static initialiser. */
    private static void hostile(Path student) throws IOException {
        for (CatalogueEntry exercise : ALL) {
            String reference = new AnswerTexts(exercise).file();
            write(
                    student,
                    exercise,
                    withMember(reference, exercise, "static { long n = 1; while (n != 0) { n |= 1; } }"));
        }
    }

    private static String marked(String text, CatalogueEntry exercise, int number) {
        return withMember(text, exercise, SAME_CODE ? "// " + number : "static final int STUDENT = " + number + ";");
    }

    /** The answer with one more line at the start of its class. */
    private static String withMember(String text, CatalogueEntry exercise, String line) {
        int body = text.indexOf('{', text.indexOf("class " + exercise.answerName())) + 1;
        return text.substring(0, body) + "\n    " + line + "\n" + text.substring(body);
    }

    private static void write(Path student, CatalogueEntry exercise, String text) throws IOException {
        Path file = student.resolve("exercises/tasks").resolve(exercise.answerFile());
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
