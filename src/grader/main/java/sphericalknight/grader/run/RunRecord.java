package sphericalknight.grader.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import sphericalknight.common.HashOfParts;
import sphericalknight.common.UserError;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.grader.model.ClassVerdict;
import sphericalknight.grader.model.Json;
import sphericalknight.grader.report.ReportFile;

/**
 * The outcome of a run, with everything it depends on; stored in {@code OUT/.run/class.json} for {@link Merge}.
 *
 * @param kit the version of the course
 * @param seed a hash of the seed, which shows only whether two seeds are equal
 * @param exercises the ids of the exercises graded
 * @param verdict the outcome
 */
public record RunRecord(String kit, String seed, List<String> exercises, ClassVerdict verdict) {
    private static final String FILE = ".run/class.json";

    /** The record of a run that has just ended. */
    static RunRecord of(List<CatalogueEntry> exercises, String seed, ClassVerdict verdict) {
        return new RunRecord(
                Kit.VERSION,
                new HashOfParts().add("seed of hidden inputs").add(seed).hex(),
                exercises.stream().map(CatalogueEntry::id).toList(),
                verdict);
    }

    /** Removes the record of an earlier run, so that a run that was killed is not merged as if it had finished. */
    static void remove(Path out) throws IOException {
        Files.deleteIfExists(out.resolve(FILE));
    }

    /** Writes the record into the folder of a run. */
    public void write(Path out) {
        ReportFile.write(out.resolve(FILE), Json.line(this));
    }

    /**
     * Reads the record of the run in {@code out}.
     *
     * @throws UserError if the record is damaged, or missing because no run has finished there
     */
    public static RunRecord read(Path out) {
        try {
            return Json.read(Files.readString(out.resolve(FILE)), RunRecord.class);
        } catch (NoSuchFileException e) {
            throw new UserError(
                    "There is no finished run in " + out + "; DIR is what --out of ./course grade named.", e);
        } catch (IOException e) {
            throw new UserError("The run in " + out + " is damaged (" + FILE + "); grade it again.", e);
        }
    }
}
