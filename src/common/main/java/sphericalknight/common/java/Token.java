package sphericalknight.common.java;

/**
 * A piece of Java source. The tokens of a text, put one after the other, give the text back.
 *
 * @param kind what it is
 * @param text its characters
 * @param line counted from 1
 */
public record Token(Kind kind, String text, int line) {
    /** What a piece of source can be. */
    public enum Kind {
        KEYWORD,
        NAME,
        NUMBER,
        /** String, text block or character. */
        STRING,
        COMMENT,
        ANNOTATION,
        /** One operator or bracket character. */
        SIGN,
        SPACE
    }

    public boolean is(String text) {
        return this.text.equals(text);
    }

    public boolean isCode() {
        return kind != Kind.SPACE && kind != Kind.COMMENT;
    }
}
