package sphericalknight.grader.students;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static sphericalknight.grader.submission.Fixtures.write;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sphericalknight.common.UserError;

class SubmissionFinderTest {
    @TempDir
    Path folder;

    private List<HandedIn> find(SubmissionFinder.As as, Path... paths) {
        return SubmissionFinder.find(
                        List.of(paths),
                        new SubmissionFinder.Search(as, Optional.empty(), Optional.empty(), Set.of()),
                        folder.resolve("unpacked"))
                .pieces();
    }

    private List<String> students(SubmissionFinder.As as, Path... paths) {
        return find(as, paths).stream().map(HandedIn::student).distinct().toList();
    }

    @Test
    void aFolderWithAnswersIsOneSubmission() {
        for (String place : List.of(
                "exercises/tasks/knight/MyKnight.java",
                "knight/MyKnight.java",
                "tasks/knight/MyKnight.java",
                "MyKnight.java",
                "02-knight.ipynb",
                "notebooks/02-knight.ipynb")) {
            Path ann = folder.resolve(place.replace('/', '_')).resolve("ann");
            write(ann.resolve(place), "");
            assertThat(students(SubmissionFinder.As.AUTO, ann)).as(place).containsExactly("ann");
        }
    }

    @Test
    void anyOtherFolderIsAClass() {
        write(folder.resolve("class/ann/02-knight.ipynb"), "");
        write(folder.resolve("class/bob.zip"), "");
        write(folder.resolve("class/carl.ipynb"), "");
        write(folder.resolve("class/.DS_Store"), "");
        write(folder.resolve("class/README.txt"), "");
        assertThat(students(SubmissionFinder.As.AUTO, folder.resolve("class")))
                .containsExactly("README", "ann", "bob", "carl");
    }

    @Test
    void whatAFolderIsCanBeSaid() {
        write(folder.resolve("odd/work/solution.java"), "");
        assertThat(students(SubmissionFinder.As.AUTO, folder.resolve("odd"))).containsExactly("work");
        assertThat(students(SubmissionFinder.As.SUBMISSION, folder.resolve("odd")))
                .containsExactly("odd");
        write(folder.resolve("odd/MyKnight.java"), "");
        assertThat(students(SubmissionFinder.As.CLASS, folder.resolve("odd"))).containsExactly("MyKnight", "work");
    }

    /** Grader review, row 5: the class of somebody called king vanished. */
    @Test
    void aClassIsAClassWhateverItsStudentsAreCalled() {
        for (String one : List.of(
                "king/MyKing.java",
                "knight/MyKnight.java",
                "tasks/MyKing.java",
                "exercises/MyKing.java",
                "notebooks/02-knight.java",
                "MyKnight.java",
                "02-knight.ipynb")) {
            Path all = folder.resolve(one.replace('/', '_'));
            write(all.resolve(one), "");
            write(all.resolve("ada/MyKnight.java"), "");
            write(all.resolve("bob/exercises/tasks/knight/MyKnight.java"), "");
            write(all.resolve("carl.zip"), "");
            assertThat(students(SubmissionFinder.As.AUTO, all))
                    .as(one)
                    .hasSize(4)
                    .contains("ada", "bob", "carl", one.replaceAll("/.*|\\..*", ""));
        }
    }

    @Test
    void whereAFolderMayBeEitherTheTeacherIsAsked() {
        List<List<String>> either = List.of(
                List.of("exercises/tasks/king/MyKing.java", "ada/MyKing.java"),
                List.of("notebooks/02-knight.ipynb", "ada/MyKing.java"),
                List.of("tasks/king/MyKing.java", "ada/02-knight.ipynb"),
                List.of("king/MyKing.java", "ada.zip"),
                List.of("king/MyKing.java", "anna.rar"),
                List.of("MyKing.java", "ada/notes.txt"),
                List.of("02-knight.ipynb", "ada.ipynb"));
        for (List<String> files : either) {
            Path all = folder.resolve("" + either.indexOf(files));
            files.forEach(file -> write(all.resolve(file), ""));
            assertThatThrownBy(() -> students(SubmissionFinder.As.AUTO, all))
                    .as(files.toString())
                    .isInstanceOf(UserError.class)
                    .hasMessageContaining("--as submission or --as class");
            assertThat(students(SubmissionFinder.As.CLASS, all)).hasSize(2);
            assertThat(students(SubmissionFinder.As.SUBMISSION, all)).hasSize(1);
        }
    }

    @Test
    void whatLiesBesideTheAnswersOfOneStudentDoesNotMatter() {
        List<List<String>> one = List.of(
                List.of("exercises/tasks/king/MyKing.java", "src/library/pom.xml", "README.md", "old.zip"),
                List.of("king/MyKing.java", "knight/MyKnight.java", "notes.txt"),
                List.of("02-knight.ipynb", "02-knight-Copy1.ipynb", "03-king.ipynb"),
                List.of("MyKing.java", "Helper.java", "target/MyKing.class"));
        for (List<String> files : one) {
            Path all = folder.resolve("" + one.indexOf(files)).resolve("ann");
            files.forEach(file -> write(all.resolve(file), ""));
            assertThat(students(SubmissionFinder.As.AUTO, all))
                    .as(files.toString())
                    .containsExactly("ann");
        }
    }

    @Test
    void looseFilesOfOneTreeAreOneSubmission() {
        Path ann = folder.resolve("ann");
        Path knight = write(ann.resolve("exercises/tasks/knight/MyKnight.java"), "");
        Path king = write(ann.resolve("exercises/tasks/king/MyKing.java"), "");
        Path bob = write(folder.resolve("bob/MyKnight.java"), "");
        assertThat(students(SubmissionFinder.As.AUTO, knight, king, bob)).containsExactly("ann", "bob");
    }

    @Test
    void theTimeBehindAnAtSignIsNotPartOfTheName() throws IOException {
        Files.createDirectories(folder.resolve("ann@example.org@20261201T101500Z"));
        HandedIn found = find(SubmissionFinder.As.SUBMISSION, folder.resolve("ann@example.org@20261201T101500Z"))
                .get(0);
        assertThat(found.student()).isEqualTo("ann@example.org");
        assertThat(found.submitted()).hasValue(Instant.parse("2026-12-01T10:15:00Z"));
    }
}
