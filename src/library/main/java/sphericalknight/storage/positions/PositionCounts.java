package sphericalknight.storage.positions;

import static sphericalknight.chess.position.Piece.BISHOP;
import static sphericalknight.chess.position.Piece.KING;
import static sphericalknight.chess.position.Piece.KNIGHT;
import static sphericalknight.chess.position.Piece.PAWN;
import static sphericalknight.chess.position.Piece.QUEEN;
import static sphericalknight.chess.position.Piece.ROOK;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import sphericalknight.storage.Combinations;

/**
 * Counts positions for {@link PositionRank}, by dynamic programming: the number of ways to place the remaining men depends on the number of
 * free squares, not on which squares are occupied.
 *
 * <p>The rule: a side's pawns and promoted men together are at most eight, and <b>both sides' promoted men are at most three times the
 * captures</b> (32 minus the men on the board). Proof of the second part. Two pawns face each other if they are on one file, White's below
 * Black's; let M be the largest number of disjoint facing pairs. M is 8 at the start. Without captures pawns stay on their files and cannot
 * pass each other, and a pawn that faces another cannot promote, so only captures make M smaller: by at most one because the capturing pawn
 * leaves its file, and by at most one more if a pawn is captured. Let x be the number of captures that take 2 from M, each of which removes
 * a pawn for good, and y the number of the others. At the end at least 2 (8 - 2x - y) pawns still face each other, and at least x were
 * captured, so at most 16 - (16 - 4x - 2y) - x = 3x + 2y have promoted: at most three for each capture.
 */
final class PositionCounts {
    /**
     * The number of classes into which positions are grouped by the number of men. Class 0 has 32 men, class 1 has 31, and so on to
     * class 5 with 27; class 6 has at most 26, so all sixteen pawns may have promoted.
     */
    static final int CLASSES = 7;

    private static final int ALL_PROMOTE = 6;

    /** The order in which pieces are placed. A piece is 0 to 11; pawns come first, because they have fewer squares. */
    static final int[] ORDER = {
        PAWN, 6 + PAWN, KING, 6 + KING, ROOK, 6 + ROOK, KNIGHT, 6 + KNIGHT, BISHOP, 6 + BISHOP, QUEEN, 6 + QUEEN
    };

    private static final int[] FULL = {8, 2, 2, 2, 1, 1};

    /** Maps a packed state to the number of ways to complete it. */
    private final Map<Long, BigInteger> memory = new HashMap<>();

    private final BigInteger[] before = countHeaders();

    /**
     * The progress of the placement, and what remains to be placed.
     *
     * @param men the class of the position by its number of men: 0 for 32 men, to 6 for at most 26
     * @param stage how many pieces of {@link #ORDER} are placed
     * @param left the number of men that may still be placed; all of them must be, except in class 6
     * @param squares the number of free squares
     * @param pawnSquares the number of free squares of ranks 2 to 7; 0 once all pawns are placed
     * @param white the number of pawns and promoted men that White may still have
     * @param black the same number for Black
     * @param both the number of promoted men that both sides together may still have
     * @param fixed the numbers of men already placed because of castling rights or en passant, two bits for each of six pieces: white pawn,
     * black pawn, white king, black king, white rooks, black rooks
     */
    record State(
            int men, int stage, int left, int squares, int pawnSquares, int white, int black, int both, int fixed) {
        private long key() {
            return ((((((((long) men * 13 + stage) * 33 + left) * 65 + squares) * 49 + pawnSquares) * 9 + white) * 9
                                                    + black)
                                            * 17
                                    + both)
                            * 4096
                    + fixed;
        }

        /** The number of men of the next piece already on the board. */
        int placed() {
            return stage < 6 ? fixed >>> 2 * stage & 3 : 0;
        }

        /** The number of squares to choose from for the next piece. */
        int choices() {
            return stage < 2 ? pawnSquares : squares;
        }

        /** The state after placing {@code count} more men of the next piece; null if that is impossible. */
        State after(int count) {
            int piece = ORDER[stage];
            boolean isWhite = piece < 6;
            int kind = isWhite ? piece : piece - 6;
            int all = count + placed();
            if (count > left || count > choices() || kind == KING && all != 1) {
                return null;
            }
            int promoted = kind == PAWN ? 0 : Math.max(0, all - FULL[kind]);
            int spent = kind == PAWN ? all : promoted;
            int whiteLeft = isWhite ? white - spent : white;
            int blackLeft = isWhite ? black : black - spent;
            if (whiteLeft < 0 || blackLeft < 0 || promoted > both) {
                return null;
            }
            int pawnsLeft = stage == 0 ? pawnSquares - count : 0;
            int bothLeft = stage < 2 ? both : Math.min(both - promoted, whiteLeft + blackLeft);
            // The men placed beforehand no longer matter once their piece is done.
            int fixedLeft = stage < 6 ? fixed & -(1 << 2 * stage + 2) : 0;
            return new State(
                    men,
                    stage + 1,
                    left - count,
                    squares - count,
                    pawnsLeft,
                    whiteLeft,
                    blackLeft,
                    bothLeft,
                    fixedLeft);
        }
    }

    /** For each header, the number of positions with an earlier header; the last entry is the number of all positions. */
    private BigInteger[] countHeaders() {
        BigInteger[] before = new BigInteger[RankHeader.ALL + 1];
        before[0] = BigInteger.ZERO;
        for (int header = 0; header < RankHeader.ALL; header++) {
            before[header + 1] = before[header].add(ways(RankHeader.of(header).begin()));
        }
        return before;
    }

    BigInteger total() {
        return before[RankHeader.ALL];
    }

    /** The number of positions whose header has a lower number. */
    BigInteger before(int header) {
        return before[header];
    }

    /** The number of the header of the position whose rank is {@code rank}, 0 to {@link #total} - 1. */
    int header(BigInteger rank) {
        int found = Arrays.binarySearch(before, rank);
        int header = found >= 0 ? found : -found - 2;
        while (before[header + 1].equals(rank)) {
            header++; // a header without positions
        }
        return header;
    }

    /** The number of ways to choose {@code count} squares for the next piece in a state. */
    static BigInteger sets(State state, int count) {
        return BigInteger.valueOf(Combinations.count(state.choices(), count));
    }

    /** The number of ways to complete the placement from {@code state}; 0 if it is null. */
    BigInteger ways(State state) {
        if (state == null) {
            return BigInteger.ZERO;
        }
        if (state.stage == ORDER.length) {
            return state.left == 0 || state.men == ALL_PROMOTE ? BigInteger.ONE : BigInteger.ZERO;
        }
        BigInteger known = memory.get(state.key());
        if (known != null) {
            return known;
        }
        BigInteger ways = BigInteger.ZERO;
        for (int count = 0; count <= 10; count++) {
            BigInteger rest = ways(state.after(count));
            if (rest.signum() != 0) {
                ways = ways.add(sets(state, count).multiply(rest));
            }
        }
        memory.put(state.key(), ways);
        return ways;
    }

    /** The class of the positions with {@code men} men: 0 for 32 men, to 6 for at most 26. */
    static int classOf(int men) {
        return Math.min(ALL_PROMOTE, 32 - men);
    }

    /** The largest number of men in a class: 32 in class 0, 26 in class 6. */
    static int most(int menClass) {
        return 32 - menClass;
    }

    /** The number of promotions possible after {@code menClass} captures: three for each capture, at most sixteen. */
    static int promotions(int menClass) {
        return Math.min(16, 3 * menClass);
    }
}
