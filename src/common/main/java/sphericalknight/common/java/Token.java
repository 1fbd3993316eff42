package sphericalknight.common.java;

/**
 * A token of Java source. Concatenating all tokens of a text restores the text.
 *
 * @param kind the kind of the token
 * @param text its characters
 * @param start the index of its first character in the source
 */
public record Token(Kind kind, String text, int start) {
    public enum Kind {
        KEYWORD,
        NAME,
        NUMBER,
        /** A string, text block or character literal, with its quotation marks. */
        STRING,
        COMMENT,
        ANNOTATION,
        /** One character that belongs to no other kind, such as an operator or a bracket. */
        SIGN,
        SPACE
    }

    /** Returns whether the token's characters are {@code text}. */
    public boolean is(String text) {
        return this.text.equals(text);
    }

    /** Returns whether the compiler sees this token, that is, whether it is neither white space nor a comment. */
    public boolean isCode() {
        return kind != Kind.SPACE && kind != Kind.COMMENT;
    }

    /** Returns the index after the token's last character. */
    public int end() {
        return start + text.length();
    }
}
