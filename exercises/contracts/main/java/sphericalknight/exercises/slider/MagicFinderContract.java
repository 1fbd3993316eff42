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
import sphericalknight.chess.attack.RelevantSquares;
import sphericalknight.exercise.contract.Contract;

class MagicFinderContract extends Contract<MagicFinder> {
    @Test
    @DisplayName("three rooks with 6 relevant squares, the whole rank among them: 64 ways each")
    void rooksWithSix() {
        sliders('R', 3, 6, false);
    }

    @Test
    @DisplayName("bishops on b3 and three random squares with 5 relevant squares: 32 ways each")
    void bishopOnB3() {
        isMagic('B', "b3", RelevantSquares.bishop(square("b3")), 1, false);
        sliders('B', 3, 5, false);
    }

    @Test
    @DisplayName("two rooks with 7 relevant squares, the whole rank among them: 128 ways each")
    void rooksWithSeven() {
        sliders('R', 2, 7, false);
    }

    @Test
    @DisplayName("a bishop with 6 relevant squares: 64 ways")
    void bishopWithSix() {
        sliders('B', 1, 6, false);
    }

    @Test
    @DisplayName("a bishop with 5 relevant squares, the fullest way first")
    void fullestFirst() {
        sliders('B', 1, 5, true);
    }

    @Test
    @DisplayName("a rook on f3 with 5 relevant squares, seeds 0 to 9")
    void tenSeeds() {
        for (int seed = 0; seed < 10; seed++) { // sets of attacks can differ by f1 and f5, bits 5 and 37
            isMagic('R', "f3", set("f2 e3 g3 f4 f5"), seed, false);
        }
        alike(random -> {
            int away = 8 * random.nextInt(3) - random.nextInt(4);
            isMagic('R', name(square("f3") + away), set("f2 e3 g3 f4 f5") << away, random.nextInt(10), false);
        });
    }

    /**
     * Checks magics for some of a slider's relevant squares. For rooks, those of the rank are among them, which makes the search short; at
     * least one is missing, because magics for all of them have been published.
     */
    private void sliders(char piece, int number, int n, boolean fullestFirst) {
        SplittableRandom random = random();
        for (int i = 0; i < number; i++) {
            int square = random.nextInt(64);
            while (Long.bitCount(new Slider(piece, name(square)).mask()) <= n) {
                square = random.nextInt(64);
            }
            long kept = piece == 'R' ? 0xFFL << (square & 56) : 0;
            long mask = some(new Slider(piece, name(square)).mask(), kept, n, random);
            isMagic(piece, name(square), mask, random.nextLong(), fullestFirst);
        }
    }

    /** Random {@code n} squares of {@code mask}, among them all that are in {@code kept}. */
    private static long some(long mask, long kept, int n, SplittableRandom random) {
        long some = mask;
        while (Long.bitCount(some) > n) {
            some &= ~bit(random.nextInt(64)) | kept;
        }
        return some;
    }

    private void isMagic(char piece, String name, long mask, long seed, boolean fullestFirst) {
        Slider slider = new Slider(piece, name);
        long[] blockers = ways(mask, fullestFirst);
        long[] attacks = slider.attacks(blockers);
        long magic = answer().magic(blockers, attacks, seed);
        int[] wayAt = new int[blockers.length];
        for (int way = 0; way < blockers.length; way++) {
            int index = (int) ((blockers[way] * magic) >>> (64 - Integer.numberOfTrailingZeros(blockers.length)));
            int other = wayAt[index] - 1;
            assertThat(other < 0 || attacks[other] == attacks[way])
                    .withFailMessage(
                            "0x%016X, %s, relevant squares %s: blockers %s and %s get the same index %d, though the attacks differ.",
                            magic,
                            slider,
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

    @Override
    protected void probe(MagicFinder answer) {
        for (String square : new String[] {"b3", "a1", "d4", "h5"}) {
            long[] blockers = ways(RelevantSquares.bishop(square(square)), square.equals("h5"));
            answer.magic(blockers, new Slider('B', square).attacks(blockers), 9);
        }
    }
}
