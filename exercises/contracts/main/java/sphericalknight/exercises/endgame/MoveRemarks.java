package sphericalknight.exercises.endgame;

import static sphericalknight.bits.Squares.name;
import static sphericalknight.bits.Squares.square;
import static sphericalknight.draw.Draw.board;

import java.util.Map;
import sphericalknight.chess.attack.KingMoves;
import sphericalknight.chess.endgame.MatePosition;
import sphericalknight.chess.endgame.MateTable;

/** Remarks on a wrong move of White in exercise 13.4. */
final class MoveRemarks {
    private MoveRemarks() {}

    /**
     * The reason why {@code move} is illegal in {@code position}, with White to move.
     *
     * @param best a legal move, as an example of the notation
     */
    static String ofIllegal(MatePosition position, String move, String best) {
        if (move.length() != 4 || !isSquare(move, 0) || !isSquare(move, 2)) {
            return "a move is from and to, such as \"" + best + "\"";
        }
        int from = square(move.substring(0, 2));
        int to = square(move.substring(2));
        int[] men = {position.whiteKing(), position.bishop(), position.knight(), position.blackKing()};
        String[] names = {"White's king", "the bishop", "the knight", "the black king"};
        for (int man = 0; man < men.length; man++) {
            if (to == men[man]) {
                return "on " + name(to) + " stands " + names[man];
            }
        }
        if (from == position.bishop()) {
            return ofBishop(from, to, men, names);
        }
        if (from == position.knight()) {
            return "a knight does not go from " + name(from) + " to " + name(to);
        }
        if (from != position.whiteKing()) {
            return "no white man stands on " + name(from);
        }
        boolean isStep = (KingMoves.attacks(1L << from) >>> to & 1) != 0;
        return isStep ? name(to) + " is beside the black king" : "a king goes one step";
    }

    /** The call and the board. */
    static String picture(MatePosition position) {
        int[] men = {position.whiteKing(), position.bishop(), position.knight(), position.blackKing()};
        return "move(%d, %d, %d, %d)\n".formatted(men[0], men[1], men[2], men[3])
                + board().piece('K', 1L << men[0])
                        .piece('B', 1L << men[1])
                        .piece('N', 1L << men[2])
                        .piece('k', 1L << men[3]);
    }

    /** What to add to the number of moves. */
    static String ofMate(int moves) {
        return moves == 1 ? " (after a mate the table gives 0; %d is a draw)".formatted(MateTable.DRAW) : "";
    }

    /** The first of the best moves in alphabetical order. */
    static String best(Map<String, Integer> choices, int moves) {
        return choices.entrySet().stream()
                .filter(choice -> choice.getValue() + 1 == moves)
                .map(Map.Entry::getKey)
                .sorted()
                .findFirst()
                .orElseThrow();
    }

    private static boolean isSquare(String move, int at) {
        return "abcdefgh".indexOf(move.charAt(at)) >= 0 && "12345678".indexOf(move.charAt(at + 1)) >= 0;
    }

    private static String ofBishop(int from, int to, int[] men, String[] names) {
        int files = to % 8 - from % 8;
        int ranks = to / 8 - from / 8;
        if (Math.abs(files) != Math.abs(ranks)) {
            return name(from) + " and " + name(to) + " do not lie on a diagonal";
        }
        int step = 8 * Integer.signum(ranks) + Integer.signum(files);
        for (int square = from + step; square != to; square += step) {
            for (int man = 0; man < men.length; man++) {
                if (square == men[man]) {
                    return "on " + name(square) + " stands " + names[man] + ", and a bishop does not jump";
                }
            }
        }
        throw new IllegalStateException(name(from) + name(to) + " is legal");
    }
}
