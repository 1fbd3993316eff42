package sphericalknight.lesson;

/**
 * A problem found when a lesson was run.
 *
 * @param cell the cell's id; "" for the whole notebook
 * @param place the location, such as "cell 7 (edge-mask)", or "notebook"
 * @param kind the kind of problem
 * @param message what is wrong, in a sentence
 */
public record Difference(String cell, String place, Kind kind, String message) {
    public enum Kind {
        /** The notebook breaks a rule of the notebook contract. */
        CONTRACT,
        /** The cell exceeds its time limit. */
        TIME,
        /** The cell fails, or does not fail although it should. */
        ERROR,
        /** The number, the types or the order of the outputs differ. */
        OUTPUTS,
        /** The text of a value or of an error differs. */
        TEXT,
        /** The picture of a value differs. */
        PICTURE,
        /** The printed text differs. */
        STREAM;

        /** The name of this kind in messages and JSON. */
        public String word() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }

        /** Whether a lesson with a problem of this kind counts as failed; false if only outputs differ. */
        public boolean isFailure() {
            return ordinal() <= ERROR.ordinal();
        }
    }
}
