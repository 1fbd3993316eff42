package sphericalknight.chess.attack;

import java.util.function.LongUnaryOperator;
import java.util.stream.LongStream;
import sphericalknight.bits.SplitMix64;
import sphericalknight.bits.Subsets;

/**
 * The search for magic numbers. A magic number of a square maps every occupancy of its n {@link RelevantSquares} to an n-bit table
 * index by one multiplication, so that no two occupancies with different attacks share an index.
 *
 * <pre>{@code
 * index = (blockers * magic) >>> (64 - n)
 * }</pre>
 *
 * <p>Nobody knows how to compute one. Trying random numbers with few bits set finds one after a few hundred to a million candidates. Every
 * square has its own sequence of candidates, made from {@link #SEED}, so each number can be found again independently. These searches found
 * the numbers in {@link MagicNumbers}.
 *
 * @see <a href="https://www.chessprogramming.org/Looking_for_Magics">Looking for magics</a>
 */
public final class MagicSearch {
    /** The seed of all candidates: the rook's sequence on square s starts at SEED + s, the bishop's at SEED + 64 + s. */
    public static final long SEED = 20261120L;

    private static final Sliders WALK = new RayWalk();

    /**
     * The result of a search.
     *
     * @param magic the number
     * @param candidates the number of candidates tried, including {@code magic}
     */
    public record Found(long magic, long candidates) {}

    private MagicSearch() {}

    /**
     * The first candidate that is magic for a rook.
     *
     * @param square the square of the rook, 0 to 63
     * @param seed any number; {@link #SEED} finds the number in {@link MagicNumbers}
     */
    public static Found rook(int square, long seed) {
        long[] blockers = Subsets.all(RelevantSquares.rook(square));
        return search(blockers, way -> WALK.rook(square, way), seed + square);
    }

    /**
     * The first candidate that is magic for a bishop.
     *
     * @param square the square of the bishop, 0 to 63
     * @param seed any number; {@link #SEED} finds the number in {@link MagicNumbers}
     */
    public static Found bishop(int square, long seed) {
        long[] blockers = Subsets.all(RelevantSquares.bishop(square));
        return search(blockers, way -> WALK.bishop(square, way), seed + 64 + square);
    }

    /**
     * Whether a number is magic: true if no two different attack sets share an index.
     *
     * @param blockers all occupancies of the relevant squares; their number is a power of two
     * @param attacks the attacks for each of these occupancies, in the same order
     */
    public static boolean isMagic(long magic, long[] blockers, long[] attacks) {
        return new Table(blockers, attacks).accepts(magic);
    }

    private static Found search(long[] blockers, LongUnaryOperator attacks, long seed) {
        Table table = new Table(blockers, LongStream.of(blockers).map(attacks).toArray());
        SplitMix64 random = new SplitMix64(seed);
        while (true) {
            long magic = random.next() & random.next() & random.next();
            if (table.accepts(magic)) {
                return new Found(magic, table.candidate);
            }
        }
    }

    /**
     * The table a magic number would index. Each entry stores the candidate that wrote it, because clearing the table between candidates
     * would cost more.
     */
    private static final class Table {
        private final long[] blockers;
        private final long[] attacks;
        private final int shift;
        private final long[] entries;
        private final int[] writtenBy;
        private int candidate;

        Table(long[] blockers, long[] attacks) {
            this.blockers = blockers;
            this.attacks = attacks;
            this.shift = 64 - Integer.numberOfTrailingZeros(blockers.length);
            this.entries = new long[blockers.length];
            this.writtenBy = new int[blockers.length];
        }

        /** Whether {@code magic} never maps two different attack sets to one entry. Fills the table up to the first such collision. */
        boolean accepts(long magic) {
            candidate++;
            for (int way = 0; way < blockers.length; way++) {
                int index = (int) ((blockers[way] * magic) >>> shift);
                if (writtenBy[index] == candidate && entries[index] != attacks[way]) {
                    return false;
                }
                writtenBy[index] = candidate;
                entries[index] = attacks[way];
            }
            return true;
        }
    }
}
