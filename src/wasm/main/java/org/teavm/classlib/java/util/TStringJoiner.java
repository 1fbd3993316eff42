package org.teavm.classlib.java.util;

/** {@link java.util.StringJoiner} without prefix and suffix, which TeaVM lacks. */
public final class TStringJoiner {
    private final String delimiter;
    private StringBuilder joined;

    /** Nothing yet. */
    public TStringJoiner(CharSequence delimiter) {
        this.delimiter = delimiter.toString();
    }

    /** Adds a text. */
    public TStringJoiner add(CharSequence text) {
        if (joined == null) {
            joined = new StringBuilder();
        } else {
            joined.append(delimiter);
        }
        joined.append(text);
        return this;
    }

    /** The length of the joined text. */
    public int length() {
        return toString().length();
    }

    @Override
    public String toString() {
        return joined == null ? "" : joined.toString();
    }
}
