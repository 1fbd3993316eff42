package sphericalknight.exercises.lowest;

import static sphericalknight.bits.Squares.set;
import static sphericalknight.exercises.SetWords.named;

import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.exercise.contract.Contract;
import sphericalknight.exercises.RandomSquares;

class LowestSquareContract extends Contract<LowestSquare> {
    /** All squares but a1 and h8, which have a test of their own. */
    private static final long INNER = ~(1L | 1L << 63);

    @Test
    @DisplayName("isolate: of three squares the lowest one stays")
    void isolateOne() {
        isolate("b1 h1 c2", "b1");
        isolate("d4 e4 d5 e5", "d4");
        isolate("c3", "c3");
        alike(random -> isolate(RandomSquares.squares(3, INNER, random)));
    }

    @Test
    @DisplayName("clear: of three squares the lowest one goes")
    void clearOne() {
        clear("b1 h1 c2", "h1 c2");
        clear("d4 e4 d5 e5", "e4 d5 e5");
        clear("c3", "");
        alike(random -> clear(RandomSquares.squares(3, INNER, random)));
    }

    @Test
    @DisplayName("the empty set stays empty")
    void emptySet() {
        isolate("", "");
        clear("", "");
    }

    @Test
    @DisplayName("both ends of the board: a1, h4 and h8")
    void endsOfTheBoard() {
        isolate("a1 h8", "a1");
        isolate("h8", "h8");
        isolate("h4 h8", "h4");
        clear("a1 h8", "h8");
        clear("h8", "");
        clear("h4 h8", "h8");
        alike(random -> {
            long upToTheEnd = RandomSquares.squares(2, INNER, random) | 1L << 63;
            isolate(upToTheEnd);
            clear(upToTheEnd);
            isolate(upToTheEnd | 1);
            clear(upToTheEnd | 1);
        });
    }

    @Test
    @DisplayName("each of the 64 squares, alone and under a full board")
    void everySquare() {
        for (int square = 0; square < 64; square++) {
            long alone = 1L << square;
            long andAbove = -1L << square;
            isolate(alone, alone);
            isolate(andAbove, alone);
            clear(alone, 0);
            clear(andAbove, andAbove ^ alone);
        }
        alike(random -> {
            long almostFull = -1L << random.nextInt(64) & ~RandomSquares.squares(3, INNER, random);
            isolate(almostFull);
            clear(almostFull);
        });
    }

    @Test
    @DisplayName("1,000 random sets: the two parts make the whole")
    void randomSets() {
        SplittableRandom random = random();
        for (int i = 0; i < 1_000; i++) {
            int square = i % 63;
            long above = random.nextLong() << square << 1;
            smallestFirst(above, () -> {
                isolate(above | 1L << square, 1L << square);
                clear(above | 1L << square, above);
            });
        }
    }

    private void isolate(long set) {
        isolate(set, Long.lowestOneBit(set));
    }

    private void clear(long set) {
        clear(set, set - Long.lowestOneBit(set));
    }

    private void isolate(String squares, String expected) {
        isolate(set(squares), set(expected));
    }

    private void isolate(long set, long expected) {
        assertBoard(answer().isolate(set))
                .as("the lowest square of " + named(set))
                .isEqualTo(expected);
    }

    private void clear(String squares, String expected) {
        clear(set(squares), set(expected));
    }

    private void clear(long set, long expected) {
        assertBoard(answer().clear(set))
                .as(named(set) + " without its lowest square")
                .isEqualTo(expected);
    }
}
