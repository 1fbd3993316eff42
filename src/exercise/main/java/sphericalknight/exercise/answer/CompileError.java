package sphericalknight.exercise.answer;

/**
 * A compile error, with its position and an explanation for the learner.
 *
 * @param kind the category of the error
 * @param line counted from 1; 0 if the error has no position
 * @param column counted from 1; 0 if the error has no position
 * @param endColumn the column after the last wrong character, at most one past the end of the line; 0 if the error has no position
 * @param sentence the error and the probable intention
 * @param source the source line with the error; "" if there is none
 */
public record CompileError(Kind kind, long line, long column, long endColumn, String sentence, String source) {
    /** The categories that graders and cells distinguish. */
    public enum Kind {
        /** The compiler failed without reporting an error, usually because it ran out of stack or memory. */
        TOO_LARGE,
        /** The source compiles, but does not contain the class that the tests look for. */
        MISNAMED,
        /** A method of the exercise's interface is missing. */
        MISSING_METHOD,
        /** A name that is declared nowhere, as far as the compiler sees. */
        UNKNOWN_NAME,
        /** An expression stands where a statement is needed. */
        UNUSED_VALUE,
        OTHER
    }

    /** An error without a position. */
    static CompileError of(Kind kind, String sentence) {
        return new CompileError(kind, 0, 0, 0, sentence, "");
    }

    /**
     * The error as text: its position and sentence, then the source line with a mark below the position; only the sentence if the error has
     * no position.
     */
    public String text() {
        if (line == 0) {
            return sentence;
        }
        String indent = source.isEmpty() ? "" : source.substring(0, (int) Math.min(column - 1, source.length()));
        String picture = source.isEmpty()
                ? ""
                : "\n    " + source.stripTrailing() + "\n    " + indent.replaceAll("[^\t]", " ") + "^";
        return "Line " + line + ", column " + column + ": " + sentence + picture;
    }
}
