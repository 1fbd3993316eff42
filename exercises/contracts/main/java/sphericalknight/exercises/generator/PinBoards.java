package sphericalknight.exercises.generator;

/** The boards of exercise 10.2: K own king, N own pieces, x those that are pinned; r, b, q, n, k enemies. */
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
            . . . . . . . .
            . . . . K . . .
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

    private PinBoards() {}
}
