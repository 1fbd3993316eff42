package sphericalknight.notebook;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import sphericalknight.common.CoursePaths;
import sphericalknight.common.UserError;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.check.CheckResult;
import sphericalknight.exercise.check.Status;

/**
 * Remembers in {@code .course/notebook} which exercises were passed in a notebook, so that {@code course list} knows. A convenience for
 * the learner; no grade ever reads it.
 */
public final class PassedInNotebook {
    private PassedInNotebook() {}

    /** Whether {@code exercise} was passed in a notebook. */
    public static boolean isPassed(CoursePaths paths, CatalogueEntry exercise) {
        return Files.exists(file(paths, exercise));
    }

    /** Records a passed exercise, but only in a kernel installed by the course, not while lessons are tested. */
    static void keep(CheckResult result) {
        if (result.status() != Status.PASSED || !Boolean.getBoolean("course.kernel")) {
            return;
        }
        try {
            Path file = file(CoursePaths.find(), result.exercise());
            Files.createDirectories(file.getParent());
            Files.writeString(file, "");
        } catch (IOException | UserError notKept) {
            // the learner has seen the result; nothing else depends on this
        }
    }

    private static Path file(CoursePaths paths, CatalogueEntry exercise) {
        return paths.state().resolve("notebook").resolve(exercise.id());
    }
}
