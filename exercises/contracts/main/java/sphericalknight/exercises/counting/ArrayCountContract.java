package sphericalknight.exercises.counting;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.bits.Squares.set;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.exercise.contract.Contract;

class ArrayCountContract extends Contract<ArrayCount> {
    private static final long A = set("e1 f1 g1 h1");
    private static final long B = set("c1 d1 g1 h1");
    private static final long C = set("b1 d1 f1 h1");

    @Test
    @DisplayName("sum: where one or three of the three are set")
    void sum() {
        assertBoard(answer().sum(A, B, C))
                .as("all eight cases on the first rank")
                .isEqualTo(set("b1 c1 e1 h1"));
        assertBoard(answer().sum(A << 24, B << 24, C << 24)).as("on the fourth").isEqualTo(set("b4 c4 e4 h4"));
        assertBoard(answer().sum(A << 56, B << 56, C << 56)).as("on the eighth").isEqualTo(set("b8 c8 e8 h8"));
        randomly(100, random -> {
            long[] three = random.longs(3).toArray();
            assertBoard(answer().sum(three[0], three[1], three[2]))
                    .as("three random sets")
                    .isEqualTo(digit(0, three));
        });
    }

    @Test
    @DisplayName("carry: where two or three of the three are set")
    void carry() {
        assertBoard(answer().carry(A, B, C))
                .as("all eight cases on the first rank")
                .isEqualTo(set("d1 f1 g1 h1"));
        assertBoard(answer().carry(A << 24, B << 24, C << 24))
                .as("on the fourth")
                .isEqualTo(set("d4 f4 g4 h4"));
        assertBoard(answer().carry(A << 56, B << 56, C << 56))
                .as("on the eighth")
                .isEqualTo(set("d8 f8 g8 h8"));
        randomly(100, random -> {
            long[] three = random.longs(3).toArray();
            assertBoard(answer().carry(three[0], three[1], three[2]))
                    .as("three random sets")
                    .isEqualTo(digit(1, three));
        });
    }

    /** The squares on whose column the number of ones has this binary digit. */
    private static long digit(int digit, long... sets) {
        long squares = 0;
        for (int square = 0; square < 64; square++) {
            int bit = square;
            long ones = Arrays.stream(sets).map(set -> set >>> bit & 1).sum();
            squares |= (ones >>> digit & 1) << square;
        }
        return squares;
    }

    @Test
    @DisplayName("no set, one set, two sets")
    void shortArrays() {
        counts(0);
        counts(1, -1L);
        counts(2, set("a1 h8"), set("h8"));
        alike(random -> counts(2, random.nextLong(), random.nextLong()));
    }

    @Test
    @DisplayName("8 to 70,000 equal sets: every column holds as many ones")
    void eightEqualSets() {
        for (int length : new int[] {8, 16, 31, 64, 100, 128, 300, 70_000}) {
            equalSets(length, set("a1 d4 h8"));
        }
        alike(random -> equalSets(8 * random.nextInt(1, 40), random.nextLong()));
    }

    @Test
    @DisplayName("eight different sets: something is left in the ones, the twos and the fours")
    void leftOvers() {
        counts(8, 1, 3, 7, 15, 31, 63, 127, 255);
        counts(8, 1, 0, 0, 0, 0, 0, 0, 0);
        counts(8, -1, -1, -1, 0, 0, 0, 0, 0);
        alike(random -> counts(8, random.longs(8).toArray()));
    }

    @Test
    @DisplayName("nine sets and fifteen: lengths that eight does not divide")
    void oddLengths() {
        counts(9, -1, -1, -1, -1, -1, -1, -1, -1, -1);
        counts(15, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
        alike(random -> equalSets(24 * random.nextInt(3) + 9, random.nextLong()));
    }

    @Test
    @DisplayName("every length from 0 to 100, random sets")
    void everyLength() {
        SplittableRandom random = random();
        for (int length = 0; length <= 100; length++) {
            counts(length, random.longs(length).toArray());
        }
    }

    private void equalSets(int length, long set) {
        long[] sets = new long[length];
        Arrays.fill(sets, set);
        counts(length, sets);
    }

    private void counts(int length, long... sets) {
        long expected = Arrays.stream(sets).map(Long::bitCount).sum();
        long[] given = sets.clone();
        long yours = answer().count(given);
        assertThat(yours)
                .withFailMessage(
                        "An array of %d %s holds %d bits, yours counts %d.",
                        length, length == 1 ? "set" : "sets", expected, yours)
                .isEqualTo(expected);
        assertUnchanged("count", Arrays.equals(given, sets));
    }

    @Override
    protected void probe(ArrayCount answer) {
        answer.sum(A, B, C);
        answer.carry(A, B, C);
        for (String column : new String[] {"h8", "g8", "g8 h8"}) {
            answer.carry(set(column), set(column), 0);
        }
        SplittableRandom random = new SplittableRandom(45);
        for (int length = 0; length <= 34; length++) {
            answer.count(random.longs(length).toArray());
        }
        for (int length : new int[] {300, 200}) {
            long[] many = new long[length];
            Arrays.fill(many, A);
            answer.count(many);
        }
    }
}
