package sphericalknight.exercises.generator;

import static sphericalknight.bits.Squares.parse;
import static sphericalknight.exercises.generator.PinBoard.BISHOP;
import static sphericalknight.exercises.generator.PinBoard.CHECK;
import static sphericalknight.exercises.generator.PinBoard.ENEMY_IN_BETWEEN;
import static sphericalknight.exercises.generator.PinBoard.NOBODY;
import static sphericalknight.exercises.generator.PinBoard.ROOK;
import static sphericalknight.exercises.generator.PinBoard.STAR;
import static sphericalknight.exercises.generator.PinBoard.TWO_IN_BETWEEN;
import static sphericalknight.exercises.generator.PinBoard.WRONG_KIND;

import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.exercise.contract.Contract;
import sphericalknight.exercises.Turn;

class PinnedPiecesContract extends Contract<PinnedPieces> {
    @Test
    @DisplayName("without sliders nobody is pinned")
    void nobody() {
        board(NOBODY, "no enemy at all");
    }

    @Test
    @DisplayName("a piece between a rook and its king is pinned")
    void rook() {
        board(ROOK, "a rook on e5");
    }

    @Test
    @DisplayName("a piece between a bishop and its king is pinned")
    void bishop() {
        board(BISHOP, "a bishop on h4");
    }

    @Test
    @DisplayName("a bishop does not pin along a file, a rook not along a diagonal")
    void wrongKind() {
        board(
                WRONG_KIND,
                "bishops on e7 and a1, which move along neither file nor rank, and a rook on h5, on no line with the king");
        alike(random -> turned(random, ROOK)); // somebody is pinned here
    }

    @Test
    @DisplayName("two pieces in between shield each other: neither is pinned")
    void twoInBetween() {
        board(TWO_IN_BETWEEN, "two knights between rook and king");
        alike(random -> turned(random, ROOK)); // somebody is pinned here
    }

    @Test
    @DisplayName("an enemy piece in between is not pinned, and nobody beside it")
    void enemyInBetween() {
        board(ENEMY_IN_BETWEEN, "an enemy stands in each line");
        alike(random -> turned(random, BISHOP)); // somebody is pinned here
    }

    @Test
    @DisplayName("check is no pin, and where the next rook's way is shielded, there is one")
    void checkIsNoPin() {
        board(CHECK, "two rooks give check, a third looks at the king through g1");
    }

    @Test
    @DisplayName("several pieces are pinned at once, up to eight of them")
    void several() {
        board(STAR, "the king stands in the middle of a star of queens");
    }

    @Test
    @DisplayName("3,000 random positions, walking each line square by square")
    void randomPositions() {
        randomly(3000, random -> {
            PinBoard board = PinBoard.random(random);
            String words = "K and N are the king's side, White or Black";
            smallestFirst(board.own() | board.enemy(), () -> check(board, board.slow(), words));
        });
    }

    /** Asks about a board and, in the hidden run, about the same board turned. */
    private void board(String board, String words) {
        check(Turn.NONE, board, words);
        alike(random -> turned(random, board));
    }

    private void turned(SplittableRandom random, String board) {
        check(Turn.random(random), board, "the board turned");
    }

    private void check(Turn turn, String board, String words) {
        check(PinBoard.of(board, turn), turn.set(parse(board, 'x')), words);
    }

    private void check(PinBoard board, long expected, String words) {
        board.draw(assertBoard(board.ask(answer()))).as(words).isEqualTo(expected);
    }

    @Override
    protected void probe(PinnedPieces answer) {
        SplittableRandom random = new SplittableRandom(10);
        for (int i = 0; i < 40; i++) {
            PinBoard.random(random).ask(answer);
        }
        for (String board : new String[] {TWO_IN_BETWEEN, ENEMY_IN_BETWEEN, WRONG_KIND, CHECK, STAR, ROOK, BISHOP}) {
            PinBoard.of(board, Turn.NONE).ask(answer);
        }
    }
}
