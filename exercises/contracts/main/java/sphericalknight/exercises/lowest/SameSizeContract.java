package sphericalknight.exercises.lowest;

import static sphericalknight.bits.Squares.names;
import static sphericalknight.bits.Squares.set;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.exercise.contract.Contract;
import sphericalknight.exercises.RandomSquares;

class SameSizeContract extends Contract<SameSize> {
    private static final long H8 = 1L << 63;

    @Test
    @DisplayName("the lesson's set, 101110, and others on the first rank")
    void firstRank() {
        next(0b101110, 0b110011);
        next(0b0111, 0b1011);
        next(0b1011, 0b1101);
        next(0b0101, 0b0110);
        alike(random -> next(RandomSquares.squares(4, 0x7FL, random)));
    }

    @Test
    @DisplayName("a single square goes to the next one, from a1 to h8")
    void oneSquare() {
        for (int square = 0; square < 63; square++) {
            next(1L << square, 1L << square + 1);
        }
    }

    @Test
    @DisplayName("a run of squares anywhere: the top one goes on, the others return to a1")
    void runs() {
        next(set("c1 d1 e1"), set("a1 b1 f1"));
        next(set("a5 b5 c5 d5"), set("a1 b1 c1 e5"));
        alike(random -> {
            int length = random.nextInt(2, 9);
            next((1L << length) - 1 << random.nextInt(62 - length));
        });
    }

    @Test
    @DisplayName("the carry reaches h8, or h8 is there: the number is less than 0")
    void signBit() {
        next(set("f8 g8"), set("a1 h8"));
        next(set("g8"), set("h8"));
        next(set("a1 h8"), set("b1 h8"));
        next(set("e8 f8 h8"), set("a1 g8 h8"));
        alike(random -> next(RandomSquares.squares(3, -1L >>> 3, random) | H8));
    }

    @Test
    @DisplayName("after the last set of a size, and after the empty set, comes the empty set")
    void last() {
        for (int size = 1; size <= 64; size++) {
            next(-1L << 64 - size, 0);
        }
        next(0, 0);
        next(set("d4"), set("e4"));
    }

    @Test
    @DisplayName("2,000 random sets")
    void randomSets() {
        randomSets(
                2_000,
                random -> random.nextLong() & (random.nextBoolean() ? -1L : random.nextLong() & random.nextLong()),
                this::next);
    }

    /** Finds the next set by its definition: the lowest square with room above it goes there, those below go to the bottom. */
    private void next(long set) {
        int below = 0;
        for (int square = 0; square < 63; square++) {
            if ((set >>> square & 1) == 0) {
                continue;
            }
            if ((set >>> square + 1 & 1) == 0) {
                long above = set & -1L << square + 1;
                next(set, above | 1L << square + 1 | (1L << below) - 1);
                return;
            }
            below++;
        }
        next(set, 0);
    }

    private void next(long set, long expected) {
        assertBoard(answer().next(set)).as("next after {" + names(set) + "}").isEqualTo(expected);
    }

    @Override
    protected void probe(SameSize answer) {
        eachSet(answer::next);
        eachSquare(square -> answer.next(Long.rotateLeft(0b101110, square)));
        answer.next(set("a1 d4 e4 h8"));
    }
}
