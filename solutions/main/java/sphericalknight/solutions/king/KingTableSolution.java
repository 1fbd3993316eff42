package sphericalknight.solutions.king;

import sphericalknight.chess.attack.KingPlacements;
import sphericalknight.exercise.KnownWrong;
import sphericalknight.exercises.king.KingTable;

/**
 * Exercise 3.4, solved: store 64 answers, and look up one for each piece.
 *
 * <p>Other ways: walk the set bits with {@code pieces & (pieces - 1)} (lesson 05) and save the 64 tests. The table wins for one piece at a
 * time and for answers that are expensive to compute; the shifts of 3.1 win for many kings, and need no memory.
 */
public class KingTableSolution implements KingTable {
    private static final long NOT_A = ~0x0101_0101_0101_0101L;
    private static final long NOT_H = ~0x8080_8080_8080_8080L;

    @Override
    public long[] table() {
        long[] table = new long[64];
        for (int square = 0; square < 64; square++) {
            table[square] = kingAttacks(1L << square);
        }
        return table;
    }

    @Override
    public long attacks(long[] table, long pieces) {
        long attacks = 0;
        for (int square = 0; square < 64; square++) {
            if ((pieces & (1L << square)) != 0) {
                attacks |= table[square];
            }
        }
        return attacks;
    }

    private static long kingAttacks(long kings) {
        long right = ((kings << 9) | (kings << 1) | (kings >>> 7)) & NOT_A;
        long left = ((kings << 7) | (kings >>> 1) | (kings >>> 9)) & NOT_H;
        long straight = (kings << 8) | (kings >>> 8);
        return right | left | straight;
    }

    @KnownWrong(
            fails = "everyEntry",
            says = "The upper half of your table is wrong: 1 << 36 is 16, for an int has 32 bits. Write 1L << square.")
    static final class IntShift extends KingTableSolution {
        @Override
        public long[] table() {
            long[] table = new long[64];
            for (int square = 0; square < 64; square++) {
                table[square] = kingAttacks(1 << square);
            }
            return table;
        }
    }

    @KnownWrong(
            fails = "sixtyFourEntries",
            says = "Your table ends at g8: squares are numbered 0 to 63, and that makes 64 entries.")
    static final class TableTooSmall extends KingTableSolution {
        @Override
        public long[] table() {
            long[] table = new long[63];
            for (int square = 0; square < 63; square++) {
                table[square] = kingAttacks(1L << square);
            }
            return table;
        }
    }

    @KnownWrong(
            fails = "highestBit",
            says = "With a piece on h8 your loop does not start: bit 63 is the sign of a long, so the set is negative."
                    + " Ask != 0, not > 0.")
    static final class SignBitLost extends KingTableSolution {
        @Override
        public long attacks(long[] table, long pieces) {
            long attacks = 0;
            for (long rest = pieces; rest > 0; rest &= rest - 1) {
                attacks |= table[Long.numberOfTrailingZeros(rest)];
            }
            return attacks;
        }
    }

    @KnownWrong(
            fails = "severalLookUps",
            says = "Only the piece on the lowest square is looked up. Every piece of the set has an entry.")
    static final class OnePieceOnly extends KingTableSolution {
        @Override
        public long attacks(long[] table, long pieces) {
            return pieces == 0 ? 0 : table[Long.numberOfTrailingZeros(pieces)];
        }
    }

    @KnownWrong(
            fails = "anyTable",
            says = "You compute the attacks of a king whatever the table says. Look them up: with another table it is"
                    + " another piece.")
    static final class TableIgnored extends KingTableSolution {
        @Override
        public long attacks(long[] table, long pieces) {
            return kingAttacks(pieces);
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends KingTableSolution {
        @Override
        public long[] table() {
            long[] table = new long[64];
            for (int square = 0; square < 64; square++) {
                table[square] = ~(KingPlacements.places(square) | 1L << square);
            }
            return table;
        }
    }
}
