package sphericalknight.exercises.generator;

import java.util.SplittableRandom;
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

    private PinBoards() {}

    /**
     * A king in the middle of the board, and random lines of three squares from him outwards.
     *
     * @param straight the line in one direction is one of these if a rook moves there; "" if none does
     * @param diagonal the same for a bishop
     * @param others the lines in all other directions
     */
    static String star(SplittableRandom random, String straight, String diagonal, String others) {
        char[] board = ".".repeat(64).toCharArray();
        int king = 8 * random.nextInt(3, 5) + random.nextInt(3, 5);
        int kind = straight.isEmpty() ? 0 : diagonal.isEmpty() ? 1 : random.nextInt(2);
        int special = 2 * random.nextInt(4) + kind;
        int[] directions = {-9, -8, -7, 1, 9, 8, 7, -1};
        for (int i = 0; i < directions.length; i++) {
            String[] lines = (i != special ? others : i % 2 == 1 ? straight : diagonal).split(" ");
            String line = lines[random.nextInt(lines.length)];
            for (int step = 1; step <= 3; step++) {
                board[king + step * directions[i]] = line.charAt(step - 1);
            }
        }
        board[king] = 'K';
        return new String(board).replaceAll("(.)", "$1 ").replaceAll("(.{15}) ", "$1\n");
    }

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

    /** The expected answer: walks from the king in each direction as far as the second piece. */
    static long slow(int king, long own, long enemy, long straight, long diagonal) {
        long pinned = 0;
        for (int direction = 0; direction < 9; direction++) {
            int right = direction % 3 - 1;
            int up = direction / 3 - 1;
            long shield = 0;
            int file = king % 8 + right;
            int rank = king / 8 + up;
            while (direction != 4 && file >= 0 && file < 8 && rank >= 0 && rank < 8) {
                long here = 1L << (8 * rank + file);
                if (((own | enemy) & here) != 0 && shield != 0) {
                    long sliders = right == 0 || up == 0 ? straight : diagonal;
                    pinned |= (sliders & here) != 0 ? shield & own : 0;
                    break;
                }
                shield |= (own | enemy) & here;
                file += right;
                rank += up;
            }
        }
        return pinned;
    }
}
