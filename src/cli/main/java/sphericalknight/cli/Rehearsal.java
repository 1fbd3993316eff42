package sphericalknight.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.grader.judge.Judge;

/**
 * Judges, grades and checks a wrong answer in a project made for it. The script {@code course} runs this once after each build, and
 * archives the classes that it loads, so that later checks, graders and their workers start faster.
 */
public final class Rehearsal {
    private Rehearsal() {}

    /**
     * Judges the answer as a worker does, grades it and checks it.
     *
     * @param folder one word: the folder in which to make the project
     */
    public static void main(String[] folder) throws IOException {
        Path root = Path.of(folder[0]);
        Path answer = root.resolve("exercises/tasks/knight/MyKnight.java");
        Files.createDirectories(answer.getParent());
        Files.createDirectories(root.resolve("src/library"));
        Files.writeString(root.resolve("pom.xml"), "<project/>");
        Files.writeString(answer, """
                package knight;
                class MyKnight implements sphericalknight.exercises.knight.Knight {
                    public long attacks(long knights) { return knights << 17 | knights << 10; }
                }
                """);
        System.setProperty("course.root", root.toString());
        CatalogueEntry knight = Catalogue.find().byId("2.1").orElseThrow();
        new Judge("rehearsal").grade(knight, AnswerSource.read(answer));
        Course.commandLine("grade")
                .execute(
                        "grade",
                        root.toString(),
                        "--out",
                        root.resolve("graded").toString());
        Course.main(new String[] {"check", "2.1"});
    }
}
