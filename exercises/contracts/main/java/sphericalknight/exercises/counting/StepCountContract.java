package sphericalknight.exercises.counting;

import static sphericalknight.bits.Squares.set;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.exercises.RandomSquares;

class StepCountContract extends CountTests<StepCount> {
    @Override
    int count(StepCount answer, long set) {
        return answer.count(set);
    }

    @Test
    @DisplayName("a few squares near a1")
    void fewSquares() {
        counts("a1", 1, "the lowest bit");
        counts("b1 h1 c2", 3, "bits 1, 7 and 10");
        counts("g1 g2 g3 g4 g5 g6 g7 g8", 8, "the g-file");
        alike(random -> counts(
                RandomSquares.squares(random.nextInt(2, 6), set("a1 b1 c1 d1 a2 b2 c2 d2 a3 b3 c3 d3"), random)));
    }

    @Test
    @DisplayName("the empty set has no squares")
    void emptySet() {
        counts("", 0, "nothing is left from the beginning");
    }

    @Test
    @DisplayName("the upper half of the board counts, too")
    void upperHalf() {
        counts("d5", 1, "d5 is bit 35");
        counts("a1 e4 e5 g8", 4, "two below and two above the middle of the word");
        alike(random -> counts(random.nextLong() >>> 1 & -1L << 32));
    }

    @Test
    @DisplayName("the h-file: h8 is the sign, and the set is negative")
    void signBit() {
        counts(FILE_H, 8, "a set with h8 is less than 0, but not empty");
        counts("h8", 1, "h8 is bit 63, the last step");
        alike(random -> counts(random.nextLong() & set(FILE_H) | set("h8")));
    }

    @Test
    @DisplayName("the whole board has 64 squares")
    void wholeBoard() {
        counts(-1L, 64, "all 64 bits are set");
        counts(~set("h8"), 63, "all but h8");
        alike(random -> counts(-1L >>> random.nextInt(2, 24)));
    }

    @Test
    @DisplayName("3,000 sets of all sizes")
    void randomSets() {
        countsRandomSets();
    }
}
