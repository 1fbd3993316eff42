package sphericalknight.exercises.generator;

import sphericalknight.exercise.Exercise;

/** Exercise 10.3: perft with the library's generator. */
@Exercise(
        id = "10.3",
        title = "Perft",
        lesson = "10-generator",
        millions = 200,
        uses = {
            "sphericalknight.chess.position.Position",
            "sphericalknight.chess.position.Move",
            "sphericalknight.chess.position.Uci"
        })
public interface CountLeaves {
    /**
     * The number of sequences of {@code depth} legal moves: the leaves of the tree. The generator is given: {@code Position.fromFen},
     * {@code legalMoves}, {@code make} and {@code unmake}.
     *
     * <pre>
     * depth 0   1            the position itself
     * depth 1   20           White's moves from the start
     * depth 2   20 * 20      Black's answers
     * depth 3   8,902        no longer a power of 20
     * </pre>
     *
     * <p>Draws by repetition, by the halfmove clock or by lack of material do not end a sequence here: only mate and stalemate do, because
     * they leave no legal moves.
     *
     * @param fen the position at the root
     * @param depth 0 or more
     * @return the number of leaves
     */
    long perft(String fen, int depth);

    /**
     * The count of {@link #perft}, split by the first move.
     *
     * @param fen the position at the root
     * @param depth 1 or more
     * @return a line for each legal move, in alphabetical order: the move as {@code Uci.text} writes it, a space, and its number of leaves,
     *     such as {@code "e2e4 20"}
     */
    String[] divide(String fen, int depth);
}
