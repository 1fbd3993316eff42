package sphericalknight.cli.learner;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Properties;
import sphericalknight.cli.command.Workshop;
import sphericalknight.common.AtomicFile;
import sphericalknight.common.HashOfParts;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.check.CheckResult;
import sphericalknight.exercise.check.Status;
import sphericalknight.notebook.PassedInNotebook;
import sphericalknight.notebook.ProgressFile;

/**
 * The learner's progress. It is kept in {@code .course/progress} with a hash of each answer, so that {@code list} checks only the answers
 * that have changed. The file may be deleted at any time; no grade depends on it.
 */
public final class LearnerProgress {
    private static final String PLACE = "place";

    private final Workshop workshop;
    private final Path file;
    private final Properties kept;
    private boolean warned;

    /**
     * The state of one exercise.
     *
     * @param points the points earned so far
     * @param inNotebook whether the exercise was passed in a notebook, but not with the answer file
     */
    public record Standing(CatalogueEntry exercise, Status status, int points, boolean inNotebook) {}

    public LearnerProgress(Workshop workshop) {
        this.workshop = workshop;
        this.file = ProgressFile.of(workshop.paths());
        this.kept = ProgressFile.read(workshop.paths()); // if it is unreadable, every answer is checked again
    }

    /** The standing of {@code exercise}. Its answer is checked again if the answer or the tests have changed since the last check. */
    public Standing of(CatalogueEntry exercise) {
        Standing inFile = inFile(exercise);
        return inFile.status() != Status.PASSED && PassedInNotebook.isPassed(workshop.paths(), exercise)
                ? new Standing(exercise, Status.PASSED, exercise.exercise().points(), true)
                : inFile;
    }

    /** The first exercise not passed yet, searched for after {@code exercise} and then from the start; empty if there is no other. */
    public Optional<CatalogueEntry> after(CatalogueEntry exercise) {
        return workshop.catalogue().after(exercise, each -> of(each).status() == Status.PASSED);
    }

    /** How many exercises are known to be passed, without checking any answer again. */
    long passed() {
        return workshop.catalogue().entries().stream()
                .filter(each -> PassedInNotebook.isPassed(workshop.paths(), each)
                        || kept.getProperty(each.id(), "").startsWith(hash(each) + " " + Status.PASSED))
                .count();
    }

    /** Forgets how {@code exercise} went, in its file and in the notebook; returns whether it was passed in the notebook. */
    boolean forget(CatalogueEntry exercise) throws IOException {
        kept.remove(exercise.id());
        write();
        return PassedInNotebook.forget(workshop.paths(), exercise);
    }

    private Standing inFile(CatalogueEntry exercise) {
        if (isUntouched(exercise)) {
            return new Standing(exercise, Status.NOT_STARTED, 0, false);
        }
        String[] known = kept.getProperty(exercise.id(), "").split(" ");
        if (known.length == 3 && known[0].equals(hash(exercise))) {
            return new Standing(exercise, Status.valueOf(known[1]), Integer.parseInt(known[2]), false);
        }
        CheckResult result = workshop.check(exercise);
        keep(result);
        return new Standing(exercise, result.status(), result.points(), false);
    }

    /** Keeps how a check went. */
    public void keep(CheckResult result) {
        CatalogueEntry exercise = result.exercise();
        kept.setProperty(exercise.id(), hash(exercise) + " " + result.status() + " " + result.points());
        write();
    }

    /** The id of the exercise that the learner is working on; "" if there is none yet. */
    public String place() {
        return kept.getProperty(PLACE, "");
    }

    public void place(CatalogueEntry exercise) {
        kept.setProperty(PLACE, exercise.id());
        write();
    }

    /** Whether the learner's file is still as it was handed out. */
    boolean isUntouched(CatalogueEntry exercise) {
        String stub = exercise.stub().orElse("").replace("\r", "");
        return text(exercise).replace("\r", "").equals(stub);
    }

    /** A hash of the learner's file and of the tests, because the outcome depends on both: 16 hexadecimal digits. */
    private String hash(CatalogueEntry exercise) {
        try {
            HashOfParts hash = new HashOfParts().add(text(exercise));
            for (Class<?> type : new Class<?>[] {exercise.type(), exercise.contract()}) {
                hash.add(type.getResourceAsStream(type.getSimpleName() + ".class")
                        .readAllBytes());
            }
            return hash.hex().substring(0, 16);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String text(CatalogueEntry exercise) {
        Path answer = workshop.file(exercise);
        return Files.notExists(answer) ? "" : Workshop.text(answer);
    }

    private void write() {
        try {
            StringWriter text = new StringWriter();
            kept.store(text, null);
            Files.createDirectories(file.getParent());
            AtomicFile.write(file, text.toString());
        } catch (IOException e) {
            warnOnce();
        }
    }

    /** Warns once that progress cannot be stored. This is not an error: answers can still be checked in a read-only course. */
    private void warnOnce() {
        if (!warned) {
            warned = true;
            System.err.println("Your progress is not saved: " + file + " cannot be written.");
        }
    }
}
