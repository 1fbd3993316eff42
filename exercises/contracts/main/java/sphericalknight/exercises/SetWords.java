package sphericalknight.exercises;

import sphericalknight.bits.Squares;

/** Describes sets of squares in words, for messages. */
public final class SetWords {
    private SetWords() {}

    /** Returns the squares of a set in braces, not all of them if they are many, or "the empty set". */
    public static String named(long set) {
        String names = Squares.names(set);
        return set == 0
                ? "the empty set"
                : "{" + (names.length() < 48 ? names : names.substring(0, 30) + "and more") + "}";
    }
}
