package sphericalknight.notebook;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import sphericalknight.common.CoursePaths;
import sphericalknight.common.UserError;
import sphericalknight.exercise.answer.AnswerClasses;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.check.CheckResult;
import sphericalknight.exercise.check.Status;

/**
 * The answers that passed in a notebook, kept as class files in {@code .course/notebook}, one zip for each exercise: {@code course list}
 * counts them, and later lessons run them. They are a convenience for the learner; the grader never reads them.
 */
public final class PassedInNotebook {
    private PassedInNotebook() {}

    /** The course whose kernel runs this; empty elsewhere, where nothing is kept. */
    static Optional<CoursePaths> course() {
        try {
            return Boolean.getBoolean("course.kernel") ? Optional.of(CoursePaths.find()) : Optional.empty();
        } catch (UserError elsewhere) {
            return Optional.empty();
        }
    }

    /** Whether {@code exercise} was passed in a notebook. */
    public static boolean isPassed(CoursePaths paths, CatalogueEntry exercise) {
        return Files.exists(file(paths, exercise));
    }

    /** The answer with which {@code exercise} was passed in a notebook; empty if there is none or its zip cannot be read. */
    public static Optional<AnswerClasses> answer(CoursePaths paths, CatalogueEntry exercise) {
        Map<String, byte[]> files = new LinkedHashMap<>();
        try (ZipInputStream zip = new ZipInputStream(Files.newInputStream(file(paths, exercise)))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                files.put(entry.getName(), zip.readAllBytes());
            }
        } catch (IOException unreadable) {
            return Optional.empty();
        }
        return files.keySet().stream().findFirst().map(main -> new AnswerClasses(main, files));
    }

    /** Forgets that {@code exercise} was passed in a notebook; returns whether it was. */
    public static boolean forget(CoursePaths paths, CatalogueEntry exercise) throws IOException {
        return Files.deleteIfExists(file(paths, exercise));
    }

    /** Stores a passed answer, but only in a kernel that the course installed. Write errors are ignored. */
    static void keep(CheckResult result, AnswerClasses answer) {
        Optional<CoursePaths> course = result.status() == Status.PASSED ? course() : Optional.empty();
        if (course.isPresent()) {
            try {
                keep(course.get(), result.exercise(), answer);
            } catch (IOException notKept) {
                // no harm done: the learner has seen the result
            }
        }
    }

    /** Writes the answer's zip, with the main class first. */
    static void keep(CoursePaths paths, CatalogueEntry exercise, AnswerClasses answer) throws IOException {
        Path file = file(paths, exercise);
        Files.createDirectories(file.getParent());
        try (OutputStream out = Files.newOutputStream(file);
                ZipOutputStream zip = new ZipOutputStream(out)) {
            add(zip, answer.main(), answer);
            for (String name : answer.files().keySet()) {
                if (!name.equals(answer.main())) {
                    add(zip, name, answer);
                }
            }
        }
    }

    private static void add(ZipOutputStream zip, String name, AnswerClasses answer) throws IOException {
        zip.putNextEntry(new ZipEntry(name));
        zip.write(answer.files().get(name));
    }

    private static Path file(CoursePaths paths, CatalogueEntry exercise) {
        return paths.state().resolve("notebook").resolve(exercise.id());
    }
}
