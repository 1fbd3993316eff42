package sphericalknight.solutions;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.known.KnownWrongFile;

/** Twenty students hand in lesson 2: the first six solved everything, the last one's answers all hang, the others make known mistakes. */
@Tag("exhaustive")
@DisplayName("A class of twenty")
class ClassOfTwentyTest {
    private static final int STUDENTS = 20;
    private static final int SOLVED = 6;

    @TempDir
    Path folder;

    @Test
    @DisplayName("is graded on the command line, and again from the cache, with the same bytes")
    void graded() throws Exception {
        for (int i = 0; i < STUDENTS; i++) {
            write(i);
        }
        grade();
        String results = Files.readString(folder.resolve("out/results.json"));
        grade();
        assertThat(folder.resolve("out/results.json")).hasContent(results);
        for (JsonNode student : new ObjectMapper().readTree(results)) {
            int number = Integer.parseInt(student.path("student").asText().replaceAll("\\D", ""));
            int points = 0;
            for (JsonNode exercise : student.path("exercises")) {
                points += exercise.path("maxScore").asInt();
            }
            if (number < SOLVED || number == STUDENTS - 1) {
                assertThat(student.path("earned").asInt())
                        .as("student %d", number)
                        .isEqualTo(number < SOLVED ? points : 0);
            }
        }
    }

    private void write(int student) throws IOException {
        for (CatalogueEntry exercise : Catalogue.find().select(List.of("2"))) {
            KnownWrongFile known = KnownWrongFile.of(exercise);
            AnswerSource source = student < SOLVED || student == STUDENTS - 1
                    ? known.reference()
                    : known.source(known.all().get(student % known.all().size()));
            String text = source.text();
            String own = student == STUDENTS - 1
                    ? "static { long n = 1; while (n != 0) { n |= 1; } }"
                    : "static final int STUDENT = " + student + ";";
            int body = text.indexOf('{', text.indexOf("class " + exercise.answerName())) + 1;
            Path file = folder.resolve("class/student" + student + "/" + exercise.answerFile());
            Files.createDirectories(file.getParent());
            Files.writeString(file, text.substring(0, body) + own + text.substring(body));
        }
    }

    private void grade() throws Exception {
        Process grader = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin/java").toString(),
                        "-Dcourse.root=" + System.getProperty("course.root"),
                        "-cp",
                        System.getProperty("java.class.path"),
                        "sphericalknight.cli.Course",
                        "grade",
                        folder.resolve("class").toString(),
                        "--lesson",
                        "2",
                        "--out",
                        folder.resolve("out").toString())
                .inheritIO()
                .start();
        assertThat(grader.waitFor()).isZero();
    }
}
