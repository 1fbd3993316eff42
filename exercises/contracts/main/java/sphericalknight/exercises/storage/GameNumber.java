package sphericalknight.exercises.storage;

import sphericalknight.exercise.Exercise;

/** Exercise 12.4: a game as one number, in which each move has its own base. */
@Exercise(
        id = "12.4",
        title = "Move index in mixed radix",
        lesson = "12-storing",
        uses = {
            "sphericalknight.chess.position.Position",
            "sphericalknight.chess.position.Move",
            "sphericalknight.chess.position.Uci"
        })
public interface GameNumber {
    /**
     * A game as a number. The legal moves of each position are put in alphabetical order, as {@code Uci.text} writes them. A move is a
     * digit, its index in that order, and the base of the digit is the number of legal moves. The first move is the lowest digit.
     *
     * <pre>
     * a2a3 a2a4 b1a3 b1c3 b2b3 b2b4 c2c3 c2c4 d2d3 d2d4 e2e3 e2e4 f2f3 ...      20 moves; e2e4 is number 11
     * a7a5 a7a6 b7b5 b7b6 b8a6 b8c6 c7c5 ...                                    20 moves; c7c5 is number 6
     *
     * "e2e4 c7c5"   is   11 + 20 * 6 = 131          a third move would add its index times 20 * 20
     * </pre>
     *
     * @param moves a game from the start position in UCI notation, separated by single spaces; "" for no moves
     * @return the number, in decimal; "0" for no moves
     */
    String number(String moves);

    /**
     * Restores the game.
     *
     * @param number a result of {@link #number}, in decimal
     * @param plies the number of plies of the game
     * @return the moves in UCI notation, separated by single spaces; "" for no plies
     */
    String moves(String number, int plies);
}
