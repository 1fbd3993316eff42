package sphericalknight.exercise.answer;

/**
 * The reason why a source does not compile.
 *
 * @param kind what sort of fault it is
 * @param line counted from 1, 0 where there is no place
 * @param column counted from 1, 0 where there is no place
 * @param endColumn of the first character behind what is wrong, at most one behind the line; 0 where there is no place
 * @param sentence what is wrong and what was probably meant
 * @param source the line of the source, "" where there is none
 */
public record CompileError(Kind kind, long line, long column, long endColumn, String sentence, String source) {
    /** The categories that graders distinguish. */
    public enum Kind {
        /** The compiler's stack or memory does not suffice. */
        TOO_LARGE,
        /** It compiles, but the class that the tests look for is not in it. */
        MISNAMED,
        /** A method of the exercise's interface is missing. */
        MISSING_METHOD,
        OTHER
    }

    /** Place and sentence, and the line of the source with a mark below the place. */
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
