package sphericalknight.grader.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import sphericalknight.common.HashOfParts;
import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.grader.model.ExerciseVerdict;
import sphericalknight.grader.model.Json;
import sphericalknight.grader.report.ReportFile;

/**
 * Stores known verdicts, each in a small file named after the hash of everything that the verdict depends on. A killed run can
 * therefore resume where it stopped, and a second run grades only what has changed. The folder may be deleted at any time.
 */
final class VerdictCache {
    private final Path folder;
    private final String conditions;

    /**
     * Creates a cache for all runs with the same seed, grader and Java version.
     *
     * @param seed the seed of the hidden inputs
     */
    VerdictCache(Path folder, String seed) {
        this.folder = folder;
        this.conditions = new HashOfParts()
                .add(Kit.VERSION)
                .add(seed)
                .add(Runtime.version().toString())
                .hex();
    }

    /** The name under which the verdict on {@code answer} is stored. It does not depend on whose submission the answer came from. */
    String key(CatalogueEntry exercise, AnswerSource answer) {
        return new HashOfParts()
                .add(conditions)
                .add(exercise.id())
                .add(answer.name())
                .add(answer.folder())
                .add(answer.text())
                .add(answer.written())
                .hex();
    }

    /** The cached verdict; empty if there is none or its file is damaged. */
    Optional<ExerciseVerdict> get(String key) {
        try {
            return Optional.ofNullable(Json.read(Files.readString(file(key)), ExerciseVerdict.class));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** Stores a verdict, except one that {@linkplain ExerciseVerdict#mayChange may change}, which the next run tries again. */
    void put(String key, ExerciseVerdict verdict) {
        if (!verdict.mayChange()) {
            ReportFile.write(file(key), Json.line(verdict));
        }
    }

    private Path file(String key) {
        return folder.resolve(key.substring(0, 2)).resolve(key.substring(2) + ".json");
    }
}
