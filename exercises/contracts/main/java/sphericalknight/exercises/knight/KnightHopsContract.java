package sphericalknight.exercises.knight;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.bits.Squares.bit;
import static sphericalknight.bits.Squares.name;
import static sphericalknight.bits.Squares.parse;
import static sphericalknight.bits.Squares.square;

import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.chess.attack.KnightDistance;
import sphericalknight.exercise.contract.Contract;
import sphericalknight.exercises.RandomSquares;

class KnightHopsContract extends Contract<KnightHops> {
    private static final long LOWER_MIDDLE = 0x3C3CL;

    @Test
    @DisplayName("one hop is one hop")
    void oneHop() {
        hops("d4", "e6", 1, "two up, one right");
        hops("g1", "f3", 1, "two up, one left");
        hops("d4", "e6", 1, "asked a second time");
        alike(random -> hops(LOWER_MIDDLE, 1, random));
    }

    @Test
    @DisplayName("a square is 0 hops away from itself")
    void zeroHops() {
        hops("a1", "a1", 0, "the knight is there already");
        hops("h8", "h8", 0, "the knight is there already");
        alike(random -> hops(-1L, 0, random));
    }

    @Test
    @DisplayName("two hops to c1, three to b1, four to b2: near is not quick")
    void nearIsNotQuick() {
        hops("a1", "c1", 2, "over b3");
        hops("a1", "b1", 3, "such as c2, a3, b1");
        hops("a1", "b2", 4, "such as c2, b4, d3, b2");
    }

    @Test
    @DisplayName("all rings from a1, as in the lesson")
    void ringsFromTheCorner() {
        String hops = """
                8  5 4 5 4 5 4 5 6
                7  4 3 4 3 4 5 4 5
                6  3 4 3 4 3 4 5 4
                5  2 3 2 3 4 3 4 5
                4  3 2 3 2 3 4 3 4
                3  2 1 4 3 2 3 4 5
                2  3 4 1 2 3 4 3 4
                1  0 3 2 3 2 3 4 5
                   a b c d e f g h
                """;
        int[] yours = hopsFrom(0);
        for (int number = 0; number <= 6; number++) {
            ring(yours, "a1", number, parse(hops, (char) ('0' + number)));
        }
    }

    @Test
    @DisplayName("six hops to h8: its bit is the sign of a long")
    void signBit() {
        hops("a1", "h8", 6, "from corner to corner");
        hops("f7", "h8", 1, "one up, two right");
        hops("h8", "a1", 6, "the way back");
    }

    @Test
    @DisplayName("from a1, h8 and six random squares to all squares")
    void fromEightSquares() {
        fromEverywhere(0);
        fromEverywhere(63);
        randomly(6, random -> fromEverywhere(random.nextInt(64)));
    }

    private void fromEverywhere(int from) {
        int[] yours = hopsFrom(from);
        for (int hops = 0; hops <= 6; hops++) {
            ring(yours, name(from), hops, KnightDistance.ring(from, hops));
        }
    }

    private void hops(String from, String to, int expected, String words) {
        int yours = answer().hops(square(from), square(to));
        assertThat(yours)
                .withFailMessage(
                        "From %s to %s it takes %s; yours says %d (%s).", from, to, number(expected), yours, words)
                .isEqualTo(expected);
    }

    /** Asks for a random square that is {@code number} hops away from one of {@code squares}. */
    private void hops(long squares, int number, SplittableRandom random) {
        int from = RandomSquares.square(squares, random);
        int to = RandomSquares.square(KnightDistance.ring(from, number), random);
        hops(name(from), name(to), number, "another");
    }

    /** The number of hops from {@code from} to each square, as the answer returns it. */
    private int[] hopsFrom(int from) {
        return IntStream.range(0, 64).map(to -> answer().hops(from, to)).toArray();
    }

    private static void ring(int[] yours, String from, int hops, long expected) {
        long squares = squaresWhere(to -> yours[to] == hops);
        long wrong = squares ^ expected;
        int first = Long.numberOfTrailingZeros(wrong);
        String example = wrong == 0
                ? ""
                : "; from %s to %s it takes %d, and yours says %d"
                        .formatted(from, name(first), KnightDistance.hops(square(from), first), yours[first]);
        assertBoard(squares)
                .with('N', bit(square(from)))
                .as("squares that are " + number(hops) + " from " + from + example)
                .isEqualTo(expected);
    }

    private static String number(int hops) {
        return hops == 1 ? "1 hop" : hops + " hops";
    }

    @Override
    protected void probe(KnightHops answer) {
        eachSquare(square -> {
            answer.hops(0, square);
            answer.hops(square, square);
            answer.hops(square, 63);
            answer.hops(63, square);
            answer.hops(square, 0);
        });
    }
}
