package org.teavm.classlib.java.util;

import java.util.Objects;

/** {@link java.util.StringJoiner}, which TeaVM lacks. */
public final class TStringJoiner {
    private final String delimiter;
    private final String prefix;
    private final String suffix;
    private StringBuilder joined;
    private String empty;

    public TStringJoiner(CharSequence delimiter) {
        this(delimiter, "", "");
    }

    public TStringJoiner(CharSequence delimiter, CharSequence prefix, CharSequence suffix) {
        this.delimiter = delimiter.toString();
        this.prefix = prefix.toString();
        this.suffix = suffix.toString();
    }

    /** Sets the result of {@link #toString} while nothing has been added. */
    public TStringJoiner setEmptyValue(CharSequence text) {
        empty = Objects.requireNonNull(text, "The empty value must not be null").toString();
        return this;
    }

    public TStringJoiner add(CharSequence text) {
        if (joined == null) {
            joined = new StringBuilder();
        } else {
            joined.append(delimiter);
        }
        joined.append(text);
        return this;
    }

    /** Adds the strings joined by another joiner as one string, without prefix and suffix. Does nothing if {@code other} has no strings. */
    public TStringJoiner merge(TStringJoiner other) {
        return other.joined == null ? this : add(other.joined.toString());
    }

    /** The length of {@link #toString} in chars. */
    public int length() {
        return toString().length();
    }

    @Override
    public String toString() {
        return joined == null && empty != null ? empty : prefix + (joined == null ? "" : joined) + suffix;
    }
}
