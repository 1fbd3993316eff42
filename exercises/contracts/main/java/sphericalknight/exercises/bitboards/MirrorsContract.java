package sphericalknight.exercises.bitboards;

import static sphericalknight.bits.Squares.names;
import static sphericalknight.bits.Squares.parse;
import static sphericalknight.bits.Squares.set;

import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.exercise.contract.Contract;

class MirrorsContract extends Contract<Mirrors> {
    private static final long LETTER = parse("""
            8  . . . . . . . .
            7  . . . . . . . .
            6  . . . . . . . .
            5  x x x . . . . .
            4  x . . . . . . .
            3  x x . . . . . .
            2  x . . . . . . .
            1  x . . . . . . .
               a b c d e f g h
            """, 'x');

    @Test
    @DisplayName("left-right: the letter F looks to the left")
    void leftRight() {
        assertBoard(answer().leftRight(LETTER)).as("the letter F left-right").isEqualTo(parse("""
                8  . . . . . . . .
                7  . . . . . . . .
                6  . . . . . . . .
                5  . . . . . x x x
                4  . . . . . . . x
                3  . . . . . . x x
                2  . . . . . . . x
                1  . . . . . . . x
                   a b c d e f g h
                """, 'x'));
    }

    @Test
    @DisplayName("top-bottom: the letter F stands on its head")
    void topBottom() {
        assertBoard(answer().topBottom(LETTER)).as("the letter F top-bottom").isEqualTo(parse("""
                8  x . . . . . . .
                7  x . . . . . . .
                6  x x . . . . . .
                5  x . . . . . . .
                4  x x x . . . . .
                3  . . . . . . . .
                2  . . . . . . . .
                1  . . . . . . . .
                   a b c d e f g h
                """, 'x'));
    }

    @Test
    @DisplayName("quarter turn: the letter F has fallen to the right")
    void quarterTurn() {
        assertBoard(answer().quarterTurn(LETTER))
                .as("the letter F turned clockwise")
                .isEqualTo(parse("""
                8  x x x x x . . .
                7  . . x . x . . .
                6  . . . . x . . .
                5  . . . . . . . .
                4  . . . . . . . .
                3  . . . . . . . .
                2  . . . . . . . .
                1  . . . . . . . .
                   a b c d e f g h
                """, 'x'));
    }

    @Test
    @DisplayName("the sign bit is a square like any other: h8, g7 and the eighth rank")
    void signBit() {
        assertBoard(answer().leftRight(set("h8 g7"))).as("h8 and g7 left-right").isEqualTo(set("a8 b7"));
        assertBoard(answer().topBottom(set("h8 g7"))).as("h8 and g7 top-bottom").isEqualTo(set("h1 g2"));
        assertBoard(answer().topBottom(set("h5")))
                .as("h5 top-bottom; on its way it may pass h8, the sign of a long")
                .isEqualTo(set("h4"));
        assertBoard(answer().quarterTurn(set("h8 g7"))).as("h8 and g7 turned").isEqualTo(set("h1 g2"));
    }

    @Test
    @DisplayName("every single square")
    void everySquare() {
        for (int square = 0; square < 64; square++) {
            compare(1L << square);
        }
    }

    @Test
    @DisplayName("the empty board, the full board, and 300 random sets")
    void sets() {
        compare(0L);
        compare(-1L);
        randomly(300, random -> {
            long set = random.nextLong();
            smallestFirst(set, () -> compare(set));
        });
    }

    private void compare(long set) {
        String what = Long.bitCount(set) == 1 ? names(set) : "a set of " + Long.bitCount(set);
        assertBoard(answer().leftRight(set))
                .as(what + " left-right")
                .isEqualTo(slowly(set, s -> 8 * (s / 8) + 7 - s % 8));
        assertBoard(answer().topBottom(set))
                .as(what + " top-bottom")
                .isEqualTo(slowly(set, s -> 8 * (7 - s / 8) + s % 8));
        assertBoard(answer().quarterTurn(set))
                .as(what + " turned clockwise")
                .isEqualTo(slowly(set, s -> 8 * (7 - s % 8) + s / 8));
    }

    /** The squares of {@code set}, each moved to the square that {@code to} returns for it. */
    private static long slowly(long set, IntUnaryOperator to) {
        long moved = 0;
        for (int square = 0; square < 64; square++) {
            if ((set & 1L << square) != 0) {
                moved |= 1L << to.applyAsInt(square);
            }
        }
        return moved;
    }

    @Override
    protected void probe(Mirrors answer) {
        for (int square = 0; square < 64; square++) {
            answer.leftRight(1L << square);
            answer.topBottom(1L << square);
            answer.quarterTurn(1L << square);
        }
        answer.leftRight(LETTER);
        answer.topBottom(LETTER);
        answer.quarterTurn(LETTER);
    }
}
