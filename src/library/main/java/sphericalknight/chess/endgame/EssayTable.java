package sphericalknight.chess.endgame;

import java.util.Arrays;
import sphericalknight.bits.SetWalk;
import sphericalknight.chess.attack.KingMoves;
import sphericalknight.chess.attack.KnightMoves;

/**
 * The bishop-and-knight endgame table, built as in William Shields's essay: one entry for each of 64 x 32 x 64 x 64 positions with a
 * light-squared bishop, and two queues. White's moves are taken back from positions lost for Black, and Black's moves from positions won by
 * White. A position with Black to move counts as lost only if <em>every</em> black move leads to a win for White. This method is slow,
 * because it handles one position at a time; it is the reference for the others.
 *
 * <pre>{@code
 *   index = ((white king * 32 + bishop / 2) * 64 + knight) * 64 + black king          0 to 8,388,607
 *
 *   lost in 0 (mates) --White back--> won in 1 --Black back--> lost in 1 --White back--> won in 2 ...
 * }</pre>
 */
public final class EssayTable {
    private static final int SIZE = 64 * 32 * 64 * 64;
    /** The capacity of each queue: enough for the 800,000 positions that become won or lost in one step. */
    private static final int LONGEST_QUEUE = 1 << 20;

    private static final byte UNKNOWN = -1;

    private final byte[] white = new byte[SIZE];
    private final byte[] black = new byte[SIZE];
    private int[] queue = new int[LONGEST_QUEUE];
    private int[] nextQueue = new int[LONGEST_QUEUE];

    private EssayTable() {
        Arrays.fill(white, UNKNOWN);
        Arrays.fill(black, UNKNOWN);
        int length = findMates();
        for (int moves = 1; length > 0; moves++) {
            int won = takeWhiteBack(length, moves);
            swap();
            length = takeBlackBack(won, moves);
            swap();
        }
        // Only the distances remain.
        queue = null;
        nextQueue = null;
    }

    /** Builds the complete table, which takes a few seconds. */
    public static EssayTable build() {
        return new EssayTable();
    }

    /** White's moves to mate in the position with this index and White to move: 1 to 33, or -1 if it is illegal or drawn. */
    public int whiteToMove(int index) {
        return white[index];
    }

    /** White's moves to mate in the position with this index and Black to move: 0 to 33, or -1 if it is illegal or drawn. */
    public int blackToMove(int index) {
        return black[index];
    }

    /**
     * The essay's index of a position: 0 to 8,388,607.
     *
     * @param bishop a light square, 0 to 63
     */
    public static int index(int whiteKing, int bishop, int knight, int blackKing) {
        return ((whiteKing * 32 + bishop / 2) * 64 + knight) * 64 + blackKing;
    }

    private static int whiteKing(int index) {
        return index >>> 17;
    }

    private static int bishop(int index) {
        return LightBishop.square(index >>> 12 & 31);
    }

    private static int knight(int index) {
        return index >>> 6 & 63;
    }

    private static int blackKing(int index) {
        return index & 63;
    }

    private static long whiteMen(int index) {
        return 1L << whiteKing(index) | 1L << bishop(index) | 1L << knight(index);
    }

    private static long attacked(int index) {
        return LightBishop.attacks(bishop(index), whiteKing(index), knight(index))
                | KnightMoves.attacks(1L << knight(index));
    }

    /** Whether all four pieces are on different squares and the kings do not touch. */
    private static boolean isPossible(int index) {
        long men = whiteMen(index);
        long kings = men | KingMoves.attacks(1L << whiteKing(index));
        return Long.bitCount(men) == 3 && (kings >>> blackKing(index) & 1) == 0;
    }

    private static boolean isCheck(int index) {
        return (attacked(index) >>> blackKing(index) & 1) != 0;
    }

    private static long blackTargets(int index) {
        long guarded = attacked(index) | KingMoves.attacks(1L << whiteKing(index));
        return KingMoves.attacks(1L << blackKing(index)) & ~guarded;
    }

    private int findMates() {
        int length = 0;
        for (int index = 0; index < SIZE; index++) {
            if (isPossible(index) && isCheck(index) && blackTargets(index) == 0) {
                black[index] = 0;
                queue[length++] = index;
            }
        }
        return length;
    }

    /**
     * Queues the newly won positions: those that were not yet won and in which some white move leads to a position in the queue. Returns
     * their number.
     */
    private int takeWhiteBack(int length, int moves) {
        int found = 0;
        for (int i = 0; i < length; i++) {
            int index = queue[i];
            long empty = ~(whiteMen(index) | 1L << blackKing(index));
            for (int from : SetWalk.squares(KingMoves.attacks(1L << whiteKing(index)) & empty)) {
                found = win(index(from, bishop(index), knight(index), blackKing(index)), moves, found);
            }
            for (int from : SetWalk.squares(KnightMoves.attacks(1L << knight(index)) & empty)) {
                found = win(index(whiteKing(index), bishop(index), from, blackKing(index)), moves, found);
            }
            for (int[] ray : LightBishop.rays(bishop(index))) {
                for (int square = 0; square < ray.length && (empty >>> ray[square] & 1) != 0; square++) {
                    found = win(index(whiteKing(index), ray[square], knight(index), blackKing(index)), moves, found);
                }
            }
        }
        return found;
    }

    private int win(int index, int moves, int found) {
        if (white[index] != UNKNOWN || !isPossible(index) || isCheck(index)) {
            return found;
        }
        white[index] = (byte) moves;
        nextQueue[found] = index;
        return found + 1;
    }

    /** Queues the newly lost positions: those with Black to move that are lost because of the wins in the queue. Returns their number. */
    private int takeBlackBack(int length, int moves) {
        int found = 0;
        for (int i = 0; i < length; i++) {
            int index = queue[i];
            for (int from : SetWalk.squares(KingMoves.attacks(1L << blackKing(index)))) {
                int before = index - blackKing(index) + from;
                if (black[before] == UNKNOWN && isPossible(before) && everyMoveLoses(before)) {
                    black[before] = (byte) moves;
                    nextQueue[found++] = before;
                }
            }
        }
        return found;
    }

    private boolean everyMoveLoses(int index) {
        for (int to : SetWalk.squares(blackTargets(index))) {
            boolean capture = (whiteMen(index) >>> to & 1) != 0;
            if (capture || white[index - blackKing(index) + to] == UNKNOWN) {
                return false;
            }
        }
        return true;
    }

    private void swap() {
        int[] done = queue;
        queue = nextQueue;
        nextQueue = done;
    }
}
