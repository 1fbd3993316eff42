package sphericalknight.solutions.king;

import java.util.Arrays;
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

    @KnownWrong(
            fails = "sixtyFourEntries",
            says =
                    "Squares are numbered 0 to 63, which makes 64 entries; yours has one more, number 64, and that square does not exist.")
    static final class TableTooLarge extends KingTableSolution {
        @Override
        public long[] table() {
            return Arrays.copyOf(super.table(), 65);
        }
    }

    @KnownWrong(
            fails = "sixtyFourEntries",
            says =
                    "Squares are numbered 0 to 63, which makes 64 entries; yours has one more, number 64, and that square does not exist: 1L << 64 is a1 again.")
    static final class TableTooLargeAndFull extends KingTableSolution {
        @Override
        public long[] table() {
            long[] table = Arrays.copyOf(super.table(), 65);
            table[64] = table[0];
            return table;
        }
    }

    @KnownWrong(fails = "sixtyFourEntries", says = "In your table each king attacks his own square, too. He does not.")
    static final class OwnSquareInTable extends KingTableSolution {
        @Override
        public long[] table() {
            long[] table = new long[64];
            for (int square = 0; square < 64; square++) {
                table[square] = kingAttacks(1L << square) | 1L << square;
            }
            return table;
        }
    }

    @KnownWrong(
            fails = "sixtyFourEntries",
            says = "Your table has the squares of the kings themselves. Entry i is what a king on square i attacks.")
    static final class SquaresForAttacks extends KingTableSolution {
        @Override
        public long[] table() {
            long[] table = new long[64];
            for (int square = 0; square < 64; square++) {
                table[square] = 1L << square;
            }
            return table;
        }
    }

    @KnownWrong(
            fails = "sixtyFourEntries",
            says =
                    "The kings of your table walk round the edge: no mask takes away what left the board. After a step to the side, clear the file where such a step can never land.")
    static final class NoEdgeMaskInTable extends KingTableSolution {
        @Override
        public long[] table() {
            long[] table = new long[64];
            for (int square = 0; square < 64; square++) {
                long king = 1L << square;
                table[square] = king << 1
                        | king >>> 1
                        | king << 8
                        | king >>> 8
                        | king << 7
                        | king >>> 7
                        | king << 9
                        | king >>> 9;
            }
            return table;
        }
    }

    @KnownWrong(
            fails = "sixtyFourEntries",
            says = "The kings of your table walk one square straight. They also take the four diagonal steps.")
    static final class StraightOnly extends KingTableSolution {
        @Override
        public long[] table() {
            long[] table = new long[64];
            for (int square = 0; square < 64; square++) {
                table[square] =
                        kingAttacks(1L << square) & (0xFFL << (square & 56) | 0x0101_0101_0101_0101L << (square & 7));
            }
            return table;
        }
    }

    @KnownWrong(
            fails = "sixtyFourEntries",
            says = "The kings of your table take the diagonal steps only. They also walk one square straight.")
    static final class DiagonalOnly extends KingTableSolution {
        @Override
        public long[] table() {
            long[] table = new long[64];
            for (int square = 0; square < 64; square++) {
                table[square] =
                        kingAttacks(1L << square) & ~(0xFFL << (square & 56) | 0x0101_0101_0101_0101L << (square & 7));
            }
            return table;
        }
    }

    @KnownWrong(fails = "sixtyFourEntries", says = "Your table begins with h8: entry 0 is a1, entry 63 is h8.")
    static final class TableReversed extends KingTableSolution {
        @Override
        public long[] table() {
            long[] table = new long[64];
            for (int square = 0; square < 64; square++) {
                table[square] = kingAttacks(1L << 63 - square);
            }
            return table;
        }
    }

    @KnownWrong(
            fails = "sixtyFourEntries",
            says =
                    "All 64 entries are the empty set. What a king attacks must be stored for each square: table[square] = ...")
    static final class EmptyTable extends KingTableSolution {
        @Override
        public long[] table() {
            return new long[64];
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
