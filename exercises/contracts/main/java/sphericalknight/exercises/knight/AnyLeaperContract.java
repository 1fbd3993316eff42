package sphericalknight.exercises.knight;

import static sphericalknight.bits.Squares.set;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.chess.attack.Leaper;
import sphericalknight.exercise.contract.Contract;
import sphericalknight.exercises.RandomSquares;

class AnyLeaperContract extends Contract<AnyLeaper> {
    @Test
    @DisplayName("a camel in the middle leaps 1 and 3, in eight directions")
    void camel() {
        board(set("d4"), 1, 3, "camel on d4", set("c7 e7 a5 g5 a3 g3 c1 e1"));
        two("d4", "d5 e4 e5", 1, 3);
    }

    @Test
    @DisplayName("3 and 1 is the same camel")
    void orderDoesNotMatter() {
        board(set("d4"), 3, 1, "leaps of 3 and 1", set("c7 e7 a5 g5 a3 g3 c1 e1"));
        board(set("d4"), 2, 1, "leaps of 2 and 1, a knight", set("c6 e6 b5 f5 b3 f3 c2 e2"));
        two("d4", "d5 e4 e5", 3, 1);
    }

    @Test
    @DisplayName("a leap of three files can leave the board from three files")
    void noTeleport() {
        board(set("c4"), 1, 3, "camel on c4: nothing may come out on the right", set("b7 d7 f5 f3 b1 d1"));
        board(set("h5"), 2, 3, "zebra on h5", set("e7 e3 f8 f2"));
        two("a4 c4", "f4 f5", 1, 3);
    }

    @Test
    @DisplayName("0 and 1 is one step along a line: its four directions")
    void straightSteps() {
        board(set("d4"), 0, 1, "leaps of 0 and 1 from d4", set("d5 c4 e4 d3"));
        board(set("a1"), 1, 0, "leaps of 1 and 0 from a1", set("a2 b1"));
        board(set("h4"), 0, 2, "leaps of 0 and 2 from h4", set("h6 f4 h2"));
        board(set("a1 c1"), 0, 1, "leaps of 0 and 1 from a1 and c1", set("b1 d1 a2 c2"));
        two("c3 d3 c4 d4", "e6 f6 e5 f5", 0, 1);
    }

    @Test
    @DisplayName("1 and 1 is one step along a diagonal")
    void diagonalSteps() {
        board(set("d4"), 1, 1, "leaps of 1 and 1 from d4", set("c5 e5 c3 e3"));
        board(set("a8"), 1, 1, "leaps of 1 and 1 from a8", set("b7"));
        two("c3 d3 c4 d4", "e6 f6 e5 f5", 1, 1);
    }

    @Test
    @DisplayName("the corners a1 and h8: the lowest and the highest bit")
    void lowestAndHighestBit() {
        board(set("a1 h8"), 1, 3, "camels on a1 and h8", set("b4 d2 g5 e7"));
        board(set("a1 h8"), 7, 7, "leaps of 7 and 7", set("a1 h8"));
        board(0, 1, 2, "no leaper", 0);
        board(-1L, 1, 2, "a knight on every square", -1L);
        two("a1 h8", "d4 d5 e4 e5", 1, 3);
    }

    @Test
    @DisplayName("every leap from every square")
    void everyLeap() {
        for (int one = 0; one < 8; one++) {
            for (int other = Math.max(1, one); other < 8; other++) {
                for (int square = 0; square < 64; square++) {
                    compare(1L << square, one, other);
                }
            }
        }
        two("c3 d3 c4 d4", "e6 f6 e5 f5", 2, 3);
    }

    @Test
    @DisplayName("500 random sets of leapers")
    void randomSets() {
        randomly(500, random -> {
            long leapers = random.nextLong() & random.nextLong();
            int one = random.nextInt(8);
            int other = random.nextInt(one == 0 ? 1 : 0, 8);
            smallestFirst(leapers, () -> compare(leapers, one, other));
        });
    }

    private void two(String squares, String more, int one, int other) {
        alike(random ->
                compare(RandomSquares.apart(squares, more, Leaper.of(one, other)::attacks, random), one, other));
    }

    private void compare(long leapers, int one, int other) {
        board(
                leapers,
                one,
                other,
                "leaps of " + one + " and " + other,
                Leaper.of(one, other).attacks(leapers));
    }

    private void board(long leapers, int one, int other, String words, long expected) {
        long yours = answer().attacks(leapers, one, other);
        assertBoard(yours).with('N', leapers).as(words).isEqualTo(expected);
    }

    @Override
    protected void probe(AnyLeaper answer) {
        for (int square = 0; square < 64; square++) {
            answer.attacks(1L << square, 1, 3);
            answer.attacks(1L << square, 3, 1);
            answer.attacks(1L << square, 0, 2);
            answer.attacks(1L << square, 1, 1);
            answer.attacks(1L << square, 1, 2);
        }
        answer.attacks(set("a1 d3 f6 h8"), 2, 3);
        answer.attacks(set("a1 d3 f6 h8"), 4, 1);
        answer.attacks(set("a1 d3 f6 h8"), 0, 5);
    }
}
