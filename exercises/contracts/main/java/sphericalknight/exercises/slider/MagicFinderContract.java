package sphericalknight.exercises.slider;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.bits.Squares.bit;
import static sphericalknight.bits.Squares.name;
import static sphericalknight.bits.Squares.names;
import static sphericalknight.bits.Squares.set;
import static sphericalknight.bits.Squares.square;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.bits.Subsets;
import sphericalknight.chess.attack.RayWalk;
import sphericalknight.chess.attack.RelevantSquares;
import sphericalknight.exercise.contract.Contract;

class MagicFinderContract extends Contract<MagicFinder> {
    private static final int HOLES = 3;
    private static final int SEEDS = 50;

    @Test
    @DisplayName("a bishop on b3: 5 relevant squares, 32 ways")
    void bishopOnB3() {
        isMagic('B', "b3", 1);
        rooksWithHoles(3);
    }

    @Test
    @DisplayName("a bishop on d4: 9 relevant squares, 512 ways")
    void bishopOnD4() {
        isMagic('B', "d4", 2);
        rooksWithHoles(3);
    }

    @Test
    @DisplayName("a rook on e4: 10 relevant squares, 1,024 ways")
    void rookOnE4() {
        isMagic('R', "e4", 3);
        rooksWithHoles(3);
    }

    @Test
    @DisplayName("a rook on a4: 11 relevant squares, 2,048 ways")
    void rookOnA4() {
        isMagic('R', "a4", 4);
        rooksWithHoles(3);
    }

    @Test
    @DisplayName("a rook on h1: 12 relevant squares, 4,096 ways")
    void rookOnH1() {
        isMagic('R', "h1", 5);
        rooksWithHoles(3);
    }

    @Test
    @DisplayName("ten rooks on random squares, with three random relevant squares missing")
    void tenWithHoles() {
        for (int seed = 0;
                seed < SEEDS;
                seed++) { // 0, too; and on f3 sets of attacks can differ by f1 and f5, bits 5 and 37
            isMagic('R', "f3", set("f2 e3 g3 f4 f5"), seed);
        }
        rooksWithHoles(10);
    }

    private void isMagic(char piece, String name, long seed) {
        isMagic(piece, name, relevant(piece, square(name)), seed);
    }

    /** Checks magics for rook masks from which three squares are removed, because magics for the full masks have been published. */
    private void rooksWithHoles(int number) {
        SplittableRandom random = random();
        for (int i = 0; i < number; i++) {
            int square = random.nextInt(64);
            long mask = relevant('R', square);
            int left = Long.bitCount(mask) - HOLES;
            while (Long.bitCount(mask) > left) {
                mask &= ~bit(random.nextInt(64));
            }
            isMagic('R', name(square), mask, random.nextLong());
        }
    }

    /** Checks a magic; if the seed is odd, the occupancies come in descending order. */
    private void isMagic(char piece, String name, long mask, long seed) {
        long[] blockers = ways(mask, seed % 2 != 0);
        long[] attacks = attacks(piece, name, blockers);
        long[] givenBlockers = blockers.clone();
        long[] givenAttacks = attacks.clone();
        long magic = answer().magic(givenBlockers, givenAttacks, seed);
        assertUnchanged("magic", "blockers", Arrays.equals(givenBlockers, blockers));
        assertUnchanged("magic", "attacks", Arrays.equals(givenAttacks, attacks));
        int[] wayAt = new int[blockers.length];
        for (int way = 0; way < blockers.length; way++) {
            int index = (int) ((blockers[way] * magic) >>> (64 - Integer.numberOfTrailingZeros(blockers.length)));
            int other = wayAt[index] - 1;
            assertThat(other < 0 || attacks[other] == attacks[way])
                    .withFailMessage(
                            "0x%016X, %s on %s, relevant squares %s: blockers %s and %s get the same index %d, but attack different squares.",
                            magic,
                            piece,
                            name,
                            names(mask),
                            words(blockers[Math.max(other, 0)]),
                            words(blockers[way]),
                            index)
                    .isTrue();
            wayAt[index] = way + 1;
        }
    }

    private static long[] ways(long mask, boolean isDescending) {
        long[] ways = Subsets.all(mask);
        long[] ascending = ways.clone();
        Arrays.setAll(ways, way -> ascending[isDescending ? ascending.length - 1 - way : way]);
        return ways;
    }

    private static String words(long blockers) {
        return blockers == 0 ? "none" : "\"" + names(blockers) + "\"";
    }

    private static long relevant(char piece, int square) {
        return piece == 'R' ? RelevantSquares.rook(square) : RelevantSquares.bishop(square);
    }

    private static long[] attacks(char piece, String name, long[] blockers) {
        RayWalk walk = new RayWalk();
        int square = square(name);
        long[] attacks = new long[blockers.length];
        for (int way = 0; way < blockers.length; way++) {
            attacks[way] = piece == 'R' ? walk.rook(square, blockers[way]) : walk.bishop(square, blockers[way]);
        }
        return attacks;
    }

    @Override
    protected void probe(MagicFinder answer) {
        for (String square : new String[] {"b3", "a1", "d4", "h5"}) {
            long[] blockers = ways(relevant('B', square(square)), square.equals("h5"));
            answer.magic(blockers, attacks('B', square, blockers), 9);
        }
    }
}
