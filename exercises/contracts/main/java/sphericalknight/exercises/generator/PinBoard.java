package sphericalknight.exercises.generator;

import static sphericalknight.bits.Squares.parse;
import static sphericalknight.exercise.contract.Contract.squaresWhere;

import java.util.SplittableRandom;
import sphericalknight.chess.attack.RayWalk;
import sphericalknight.chess.attack.Sliders;
import sphericalknight.chess.position.Piece;
import sphericalknight.chess.position.Position;
import sphericalknight.exercise.contract.BoardAssert;
import sphericalknight.exercises.Turn;

/** A question of exercise 10.2. In a drawing K is the own king, N own pieces, x pinned ones; r, b, q, n, k enemy pieces. */
record PinBoard(int king, long own, long enemy, long straight, long diagonal) {
    static final String NOBODY = """
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . N . . N . .
            . . . . K . . .
            """;
    static final String ROOK = """
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . r . . .
            . . . . . . . .
            . . . . x . . .
            . . N . . N . .
            . . . . K . . .
            """;
    static final String BISHOP = """
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . b
            . . . . N . . .
            . . . . . x . .
            . . . . K . . .
            """;
    static final String WRONG_KIND = """
            . . . . . . . .
            . . . . b . . .
            . . . . . . . .
            . . . . N . . r
            . . . . . . N .
            . . . . . . . .
            . . . . . N . .
            b . . . K . . .
            """;
    static final String TWO_IN_BETWEEN = """
            . . . . . . . .
            . . . . r . . .
            . . . . N . . .
            . . . . . . . .
            . . . . N . . .
            . . . . . . . .
            . . . . . . . .
            . . . . K . . .
            """;
    static final String ENEMY_IN_BETWEEN = """
            . . . . . . . .
            . . . . r . . .
            . . . . n . . .
            . . . . N . . .
            . . . . . . . b
            . . . . . . n .
            . . . . . . . .
            . . . . K . . .
            """;
    static final String CHECK = """
            . . . . . . . .
            . . . . r . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . N .
            . . . . . . . .
            . N . r K . x r
            """;
    static final String STAR = """
            k . . q . . . q
            q . . . . . . .
            . x . x . x . .
            . . . . . . . .
            q . x K . x . q
            . . . . . . . .
            . x . x . x . .
            q . . q . . q .
            """;

    private static final Sliders WALK = new RayWalk();

    /** A board drawn as above, turned. */
    static PinBoard of(String drawn, Turn turn) {
        long king = turn.set(parse(drawn, 'K'));
        long own = king | turn.set(parse(drawn, 'x') | parse(drawn, 'N'));
        long straight = turn.set(parse(drawn, 'r') | parse(drawn, 'q'));
        long diagonal = turn.set(parse(drawn, 'b') | parse(drawn, 'q'));
        long enemy = straight | diagonal | turn.set(parse(drawn, 'n') | parse(drawn, 'k'));
        return new PinBoard(Long.numberOfTrailingZeros(king), own, enemy, straight, diagonal);
    }

    /** A random position, as the side to move sees it. */
    static PinBoard random(SplittableRandom random) {
        Position position = Positions.random(random);
        int own = position.side();
        int enemy = 1 - own;
        long queens = position.pieces(enemy, Piece.QUEEN);
        return new PinBoard(
                position.kingSquare(own),
                position.pieces(own),
                position.pieces(enemy),
                position.pieces(enemy, Piece.ROOK) | queens,
                position.pieces(enemy, Piece.BISHOP) | queens);
    }

    long ask(PinnedPieces answer) {
        return answer.pinned(king, own, enemy, straight, diagonal);
    }

    /**
     * Adds all pieces to the board of a message. Own pieces are drawn as N and enemies that are not sliders as n, because their kinds are
     * not known.
     */
    BoardAssert draw(BoardAssert board) {
        return board.with('K', 1L << king)
                .with('N', own & ~(1L << king))
                .with('n', enemy & ~(straight | diagonal))
                .with('r', straight & ~diagonal)
                .with('b', diagonal & ~straight)
                .with('q', straight & diagonal);
    }

    /** The expected answer: the pieces without which one more slider would see the king. */
    long slow() {
        long all = own | enemy;
        return own & ~(1L << king) & squaresWhere(square -> seen(all & ~(1L << square)) != seen(all));
    }

    /** The sliders that see the king, found step by step. */
    private long seen(long occupied) {
        return WALK.rook(king, occupied) & straight | WALK.bishop(king, occupied) & diagonal;
    }
}
