package sphericalknight.lesson.engine;

/**
 * One thing that is wrong with a lesson.
 *
 * @param cell the cell's id, "" for the whole notebook
 * @param place "cell 7 (edge-mask)" or "notebook"
 * @param kind contract, time, error, outputs, text, picture or stream
 * @param message what is wrong, in a sentence
 */
public record Difference(String cell, String place, Kind kind, String message) {
    /** What a difference is about. */
    public enum Kind {
        /** The notebook breaks the contract. */
        CONTRACT,
        /** The cell does not end. */
        TIME,
        /** The cell fails, or does not fail although it should. */
        ERROR,
        /** Another number or order of outputs. */
        OUTPUTS,
        /** The value, or the words of an error, as text. */
        TEXT,
        /** The value as picture. */
        PICTURE,
        /** What is printed. */
        STREAM;

        /** The word in messages and JSON. */
        public String word() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }

        /** True when the lesson did not run as it must; false when it ran and shows something else. */
        public boolean isFailure() {
            return ordinal() <= ERROR.ordinal();
        }
    }
}
