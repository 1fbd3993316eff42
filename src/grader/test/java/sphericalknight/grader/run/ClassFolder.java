package sphericalknight.grader.run;

import static sphericalknight.grader.run.Runs.GOOD;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.io.TempDir;
import sphericalknight.grader.model.ClassVerdict;
import sphericalknight.grader.model.StudentVerdict;
import sphericalknight.grader.release.FileTree;
import sphericalknight.grader.students.Roster;
import sphericalknight.grader.submission.Fixtures;

/** A test with the folder of a class. */
abstract class ClassFolder {
    static final String BAD = Fixtures.FILE;
    static final String NOTEBOOK = Fixtures.notebook(GOOD.replace("package knight;", ""));

    @TempDir
    Path folder;

    Path in(String file, String text) {
        return Fixtures.write(folder.resolve("class").resolve(file), text);
    }

    Path zip(String file, String... filesAndTexts) throws IOException {
        FileTree tree = new FileTree();
        for (int i = 0; i < filesAndTexts.length; i += 2) {
            tree.put(filesAndTexts[i], filesAndTexts[i + 1]);
        }
        Path zip = folder.resolve("class").resolve(file);
        Files.createDirectories(zip.getParent());
        return Files.write(zip, tree.zip());
    }

    Optional<Roster> roster(String... lines) {
        Path csv = Fixtures.write(folder.resolve("roster.csv"), String.join("\n", lines) + "\n");
        return Optional.of(Roster.read(csv, Optional.of(ZoneId.of("Europe/Berlin"))));
    }

    GradeSettings settings(Optional<Roster> roster, Path... paths) {
        Path[] all = paths.length == 0 ? new Path[] {folder.resolve("class")} : paths;
        return Runs.settings(folder.resolve("out"), roster, Shard.of("1/1"), all);
    }

    ClassVerdict grade() {
        return Runs.run(settings(Optional.empty()));
    }

    /** The points of each student in the order of the reports; "-" for no grade. */
    static Map<String, String> points(ClassVerdict verdict) {
        Map<String, String> points = new LinkedHashMap<>();
        verdict.students()
                .forEach(each -> points.put(
                        each.student(), each.hasGrade() ? each.score().toPlainString() : "-"));
        return points;
    }

    static StudentVerdict of(ClassVerdict verdict, String student) {
        return verdict.students().stream()
                .filter(each -> each.student().equals(student))
                .findFirst()
                .orElseThrow();
    }
}
