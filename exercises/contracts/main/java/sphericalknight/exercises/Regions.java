package sphericalknight.exercises;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import sphericalknight.bits.Squares;

/** Describes sets of squares in words, for messages. */
public final class Regions {
    private static final long RANK_1 = 0xFFL;
    private static final long FILE_A = 0x0101_0101_0101_0101L;
    private static final int FEW = 6;

    private Regions() {}

    /**
     * Returns a description of a set (bit 0 is a1), such as "h8", "each square of the upper half", "each square of ranks 5 and 6", "each
     * square of file a" or "37 squares". Up to six squares are named; "" for the empty set.
     */
    public static String of(long set) {
        if (set == -1L) {
            return "each square";
        }
        if (Long.bitCount(set) <= FEW) {
            return Squares.names(set).replace(" ", ", ");
        }
        String half = set == 0xFFFF_FFFFL ? "lower" : set == 0xFFFF_FFFF_0000_0000L ? "upper" : "";
        if (!half.isEmpty()) {
            return "each square of the " + half + " half";
        }
        List<String> ranks = new ArrayList<>();
        List<String> files = new ArrayList<>();
        long inRanks = 0;
        long inFiles = 0;
        for (int line = 0; line < 8; line++) {
            long rank = RANK_1 << 8 * line;
            long file = FILE_A << line;
            if ((set & rank) == rank) {
                ranks.add(String.valueOf(line + 1));
                inRanks |= rank;
            }
            if ((set & file) == file) {
                files.add(String.valueOf((char) ('a' + line)));
                inFiles |= file;
            }
        }
        return inRanks == set
                ? "each square of rank" + joined(ranks)
                : inFiles == set ? "each square of file" + joined(files) : Long.bitCount(set) + " squares";
    }

    /** The 64 squares by what {@code ask} returns for their numbers, a set for each result; empty if it throws. */
    public static SortedMap<Integer, Long> byResult(IntUnaryOperator ask) {
        SortedMap<Integer, Long> squares = new TreeMap<>();
        try {
            for (int square = 0; square < 64; square++) {
                squares.merge(ask.applyAsInt(square), 1L << square, (some, more) -> some | more);
            }
        } catch (RuntimeException e) {
            return new TreeMap<>();
        }
        return squares;
    }

    /** Returns the squares of a set in braces, not all of them if they are many, or "the empty set". */
    public static String named(long set) {
        String names = Squares.names(set);
        return set == 0
                ? "the empty set"
                : "{" + (names.length() < 48 ? names : names.substring(0, 30) + "and more") + "}";
    }

    private static String joined(List<String> lines) {
        int last = lines.size() - 1;
        return last == 0
                ? " " + lines.get(0)
                : "s " + String.join(", ", lines.subList(0, last)) + " and " + lines.get(last);
    }
}
