package sphericalknight.exercises.generator;

import static sphericalknight.bits.Squares.parse;
import static sphericalknight.exercises.generator.PinBoards.BISHOP;
import static sphericalknight.exercises.generator.PinBoards.CHECK;
import static sphericalknight.exercises.generator.PinBoards.ENEMY_IN_BETWEEN;
import static sphericalknight.exercises.generator.PinBoards.NOBODY;
import static sphericalknight.exercises.generator.PinBoards.ROOK;
import static sphericalknight.exercises.generator.PinBoards.STAR;
import static sphericalknight.exercises.generator.PinBoards.TWO_IN_BETWEEN;
import static sphericalknight.exercises.generator.PinBoards.WRONG_KIND;

import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.chess.position.Piece;
import sphericalknight.chess.position.Position;
import sphericalknight.exercise.contract.BoardAssert;
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
            Position position = Positions.random(random);
            int side = position.side();
            long straight = position.pieces(1 - side, Piece.ROOK) | position.pieces(1 - side, Piece.QUEEN);
            long diagonal = position.pieces(1 - side, Piece.BISHOP) | position.pieces(1 - side, Piece.QUEEN);
            int king = position.kingSquare(side);
            long own = position.pieces(side);
            long enemy = position.pieces(1 - side);
            long expected = PinBoards.slow(king, own, enemy, straight, diagonal);
            String words = "K and N are the king's side, White or Black";
            smallestFirst(own | enemy, () -> check(king, own, enemy, straight, diagonal, words, expected));
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
        long king = turn.set(parse(board, 'K'));
        long expected = turn.set(parse(board, 'x'));
        long straight = turn.set(parse(board, 'r') | parse(board, 'q'));
        long diagonal = turn.set(parse(board, 'b') | parse(board, 'q'));
        long own = king | expected | turn.set(parse(board, 'N'));
        long enemy = straight | diagonal | turn.set(parse(board, 'n') | parse(board, 'k'));
        check(Long.numberOfTrailingZeros(king), own, enemy, straight, diagonal, words, expected);
    }

    private void check(int king, long own, long enemy, long straight, long diagonal, String words, long expected) {
        BoardAssert yours = assertBoard(answer().pinned(king, own, enemy, straight, diagonal));
        PinBoards.draw(yours, king, own, enemy, straight, diagonal).as(words).isEqualTo(expected);
    }

    @Override
    protected void probe(PinnedPieces answer) {
        SplittableRandom random = new SplittableRandom(10);
        for (int i = 0; i < 40; i++) {
            Position position = Positions.random(random);
            int side = position.side();
            long queens = position.pieces(1 - side, Piece.QUEEN);
            answer.pinned(
                    position.kingSquare(side),
                    position.pieces(side),
                    position.pieces(1 - side),
                    position.pieces(1 - side, Piece.ROOK) | queens,
                    position.pieces(1 - side, Piece.BISHOP) | queens);
        }
        for (String board : new String[] {TWO_IN_BETWEEN, ENEMY_IN_BETWEEN, WRONG_KIND, CHECK, STAR, ROOK, BISHOP}) {
            long straight = parse(board, 'r') | parse(board, 'q');
            long diagonal = parse(board, 'b') | parse(board, 'q');
            long own = parse(board, 'K') | parse(board, 'x') | parse(board, 'N');
            long enemy = straight | diagonal | parse(board, 'n') | parse(board, 'k');
            answer.pinned(Long.numberOfTrailingZeros(parse(board, 'K')), own, enemy, straight, diagonal);
        }
    }
}
