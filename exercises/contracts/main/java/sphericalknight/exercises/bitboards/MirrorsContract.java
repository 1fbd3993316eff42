package sphericalknight.exercises.bitboards;

import static sphericalknight.bits.Squares.names;
import static sphericalknight.bits.Squares.set;

import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.chess.board.Mirror;
import sphericalknight.exercise.contract.Contract;
import sphericalknight.exercises.RandomSquares;

class MirrorsContract extends Contract<Mirrors> {
    /** The letter F, which {@link Mirrors} shows with its three images. */
    private static final long LETTER = set("a1 a2 a3 b3 a4 a5 b5 c5");

    private static final long WHERE_IT_STANDS = 0x07_0707_0707L;

    @Test
    @DisplayName("left-right: the letter F looks to the left")
    void leftRight() {
        assertBoard(answer().leftRight(LETTER)).as("the letter F left-right").isEqualTo(set("h1 h2 h3 g3 h4 h5 g5 f5"));
        alike(random -> leftRight(LETTER ^ RandomSquares.squares(3, WHERE_IT_STANDS, random)));
    }

    @Test
    @DisplayName("top-bottom: the letter F stands on its head")
    void topBottom() {
        assertBoard(answer().topBottom(LETTER)).as("the letter F top-bottom").isEqualTo(set("a8 a7 a6 b6 a5 a4 b4 c4"));
        alike(random -> topBottom(LETTER ^ RandomSquares.squares(3, WHERE_IT_STANDS, random)));
    }

    @Test
    @DisplayName("quarter turn: the letter F has fallen to the right")
    void quarterTurn() {
        assertBoard(answer().quarterTurn(LETTER))
                .as("the letter F turned clockwise")
                .isEqualTo(set("a8 b8 c8 c7 d8 e8 e7 e6"));
        alike(random -> quarterTurn(LETTER ^ RandomSquares.squares(3, WHERE_IT_STANDS, random)));
    }

    @Test
    @DisplayName("the sign bit is a square like any other: h8, g7 and the eighth rank")
    void signBit() {
        compare(set("h8 g7"));
        assertBoard(answer().topBottom(set("h5")))
                .as("h5 top-bottom; on its way it may pass h8, the sign of a long")
                .isEqualTo(set("h4"));
        alike(random -> topBottom(set("h5 h8") | RandomSquares.squares(3, 0xFFL << 56, random)));
    }

    @Test
    @DisplayName("every single square")
    void everySquare() {
        eachSquare(square -> compare(1L << square));
        alike(random -> compare(RandomSquares.squares(2, -1L, random)));
    }

    @Test
    @DisplayName("the empty board, the full board, and 300 random sets")
    void sets() {
        compare(0L);
        compare(-1L);
        randomSets(300, SplittableRandom::nextLong, this::compare);
    }

    private void compare(long set) {
        leftRight(set);
        topBottom(set);
        quarterTurn(set);
    }

    private void leftRight(long set) {
        compare(set, "left-right", answer().leftRight(set), Mirror.leftRight(set));
    }

    private void topBottom(long set) {
        compare(set, "top-bottom", answer().topBottom(set), Mirror.topBottom(set));
    }

    private void quarterTurn(long set) {
        compare(set, "turned clockwise", answer().quarterTurn(set), Mirror.topBottom(Mirror.diagonal(set)));
    }

    private static void compare(long set, String how, long yours, long expected) {
        String what = Long.bitCount(set) < 3 ? names(set) : "a set of " + Long.bitCount(set);
        assertBoard(yours).as(what + " " + how).isEqualTo(expected);
    }
}
