package sphericalknight.exercises.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.bits.Squares.set;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.exercise.contract.Contract;

class SampleContract extends Contract<Sample> {
    @Test
    @DisplayName("two squares are two")
    void zTwoSquares() {
        assertThat(answer().count(set("a1 b5"))).as("a1 and b5").isEqualTo(2);
        assertSteps(200, () -> answer().count(set("a1 b5")), "two rounds for two squares");
    }

    @Test
    @DisplayName("h8 counts")
    void highestBit() {
        assertThat(answer().count(set("h8"))).as("h8, the sign of a long").isEqualTo(1);
    }

    @Test
    @DisplayName("one step to the north")
    void north() {
        assertBoard(answer().north(set("d4")))
                .with('K', set("d4"))
                .as("from d4")
                .isEqualTo(set("d5"));
        for (String squares : new String[] {"a1 b1 c1 d1", "c1 d1", "h1", "b1 d1", "a1 b1 c1", "e1 f1"}) {
            long set = set(squares);
            smallestFirst(
                    set, () -> assertBoard(answer().north(set)).as(squares).isEqualTo(set << 8));
        }
    }

    @Test
    @DisplayName("random sets")
    void aRandom() {
        long set = random().nextLong();
        assertThat(answer().count(set)).as("%s", set).isEqualTo(Long.bitCount(set));
    }

    @Override
    protected void probe(Sample answer) {
        for (long set : new long[] {0, set("a1 b5"), set("h8"), random().nextLong()}) {
            answer.count(set);
            answer.north(set);
        }
    }
}
