package sphericalknight.exercises.detective;

import sphericalknight.exercise.Exercise;

/** Exercise 10.4: five generators, one of them broken. */
@Exercise(
        id = "10.4",
        title = "Which generator is broken, and where?",
        lesson = "10-generator",
        millions = 200,
        uses = {
            "sphericalknight.chess.perft.Perft",
            "sphericalknight.chess.position.Position",
            "sphericalknight.chess.position.Move",
            "sphericalknight.chess.position.Uci"
        },
        forbids = "sphericalknight.exercises.detective.Suspects.caseNumber")
public interface BrokenGenerator {
    /**
     * The result of your search.
     *
     * @param suspect the broken generator, 0 to 4
     * @param fen a position in which the suspect gets a move wrong: one of the given positions, or one reached from there by at most two
     * legal moves
     * @param move that move in UCI notation, such as {@code "e5d6"}
     */
    record Charge(int suspect, String fen, String move) {}

    /**
     * The broken generator, and a move it gets wrong. In each case five generators count the same trees; four of them are right. Query them
     * with {@code suspects.divide(suspect, fen, depth)}, and compare with {@code new Perft().divide(position, depth)}, which is right.
     *
     * <pre>
     * fen, depth 3         truth             suspect 2
     *                      e2e4 600          e2e4 600
     *                      a5b6 14   differs a5b6 15      go on below a5b6, with depth 2
     * after a5b6, depth 2  ...               ...
     * </pre>
     *
     * <p>A move is wrong if the suspect lists an illegal one or lacks a legal one. There is one more kind: everything below a move is
     * counted wrongly, but correctly if you ask for the position after the move by its FEN. Then the mistake is in <em>making</em> that
     * move, and that move is the one to name.
     *
     * @param suspects five generators; which one is broken, and how, differs from case to case
     * @param fens some positions, different each time; the mistake shows below one of them, at most three plies deep; the array must not be
     *     changed
     * @return the broken generator, a position, and the move it gets wrong there
     */
    Charge accuse(Suspects suspects, String[] fens);
}
