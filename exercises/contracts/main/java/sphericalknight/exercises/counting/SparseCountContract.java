package sphericalknight.exercises.counting;

import static sphericalknight.bits.Squares.set;

import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("4.3 As many steps as squares")
class SparseCountContract extends CountTests<SparseCount> {
    @Override
    int count(SparseCount answer, long set) {
        return answer.count(set);
    }

    @Test
    @DisplayName("the lowest square is taken away, the others stay")
    void lowestGoes() {
        withoutLowest("b1 h1 c2", "h1 c2");
        withoutLowest("d4 e4 d5 e5", "e4 d5 e5");
        withoutLowest("a1", "");
    }

    @Test
    @DisplayName("nothing is taken from the empty set, and h8 can be taken like any other")
    void endsOfTheBoard() {
        withoutLowest("", "");
        withoutLowest("h8", "");
        withoutLowest("a1 h8", "h8");
    }

    @Test
    @DisplayName("a few squares, and none")
    void fewSquares() {
        counts("b1 h1 c2", 3, "three steps");
        counts("d5", 1, "d5 is bit 35; an int has only 32 bits");
        counts("", 0, "no step at all");
    }

    @Test
    @DisplayName("the h-file and the whole board: sets with h8 are negative")
    void signBit() {
        counts(FILE_H, 8, "a set with h8 is less than 0, but not empty");
        counts(-1L, 64, "64 steps");
    }

    @Test
    @DisplayName("500 sets, until nothing is left")
    void untilNothingIsLeft() {
        SplittableRandom random = random();
        for (int i = 0; i < 500; i++) {
            long set = random.nextLong() & random.nextLong();
            long expected = set ^ Long.lowestOneBit(set);
            smallestFirst(
                    set,
                    () -> assertBoard(answer().withoutLowest(set))
                            .as("a random set without its lowest square")
                            .isEqualTo(expected));
        }
    }

    @Test
    @DisplayName("3,000 sets of all sizes")
    void randomSets() {
        countsRandomSets();
    }

    private void withoutLowest(String squares, String expected) {
        assertBoard(answer().withoutLowest(set(squares)))
                .as(few(set(squares)) + " without its lowest square")
                .isEqualTo(set(expected));
    }

    @Override
    protected void probe(SparseCount answer) {
        for (int square = 0; square < 64; square++) {
            answer.withoutLowest(1L << square | 1L << 63);
            answer.withoutLowest(0x1122_4488_0102_0408L << square);
        }
        answer.withoutLowest(0);
        probeCounts(answer);
    }
}
