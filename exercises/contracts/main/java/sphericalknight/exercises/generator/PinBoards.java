package sphericalknight.exercises.generator;

import sphericalknight.chess.attack.RayWalk;
import sphericalknight.chess.attack.Sliders;
import sphericalknight.exercise.contract.BoardAssert;

/** The boards of exercise 10.2: K own king, N own pieces, x pinned pieces; r, b, q, n, k enemy pieces. */
final class PinBoards {
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

    private PinBoards() {}

    /**
     * Adds all pieces of a test to the board of its message. Own pieces are drawn as N and enemies that are not sliders as n, because their
     * kinds are not known.
     */
    static BoardAssert draw(BoardAssert board, int king, long own, long enemy, long straight, long diagonal) {
        return board.with('K', 1L << king)
                .with('N', own & ~(1L << king))
                .with('n', enemy & ~(straight | diagonal))
                .with('r', straight & ~diagonal)
                .with('b', diagonal & ~straight)
                .with('q', straight & diagonal);
    }

    /** The expected answer: the pieces without which one more slider would see the king. */
    static long slow(int king, long own, long enemy, long straight, long diagonal) {
        long pinned = 0;
        long seen = seen(king, own | enemy, straight, diagonal);
        for (long rest = own & ~(1L << king); rest != 0; rest &= rest - 1) {
            long piece = rest & -rest;
            pinned |= seen(king, (own | enemy) & ~piece, straight, diagonal) != seen ? piece : 0;
        }
        return pinned;
    }

    /** The sliders that see the king, found step by step. */
    private static long seen(int king, long occupied, long straight, long diagonal) {
        return WALK.rook(king, occupied) & straight | WALK.bishop(king, occupied) & diagonal;
    }
}
