package sphericalknight.chess.endgame;

import java.util.Map;
import java.util.TreeMap;
import sphericalknight.bits.SetWalk;
import sphericalknight.bits.Squares;

/**
 * The distances to mate with bishop and knight: the table in memory ({@link MateTable}) or the 16 MiB file of William Shields's essay
 * ({@link EssayFile}).
 */
public interface MateDistances {
    /** The value of {@link #moves} for a position that White cannot win. */
    int DRAW = -1;

    /** White's moves to mate with best play by both sides: 0 for mate on the board, 1 to 33, or {@link #DRAW}. */
    int moves(MatePosition position);

    /**
     * Every legal move in UCI notation ({@code d5e7}), in alphabetical order, with the number of moves to mate after it, or {@link #DRAW};
     * captures are draws. Empty for mate and stalemate.
     */
    default Map<String, Integer> choices(MatePosition position) {
        Map<String, Integer> choices = new TreeMap<>();
        if (position.whiteToMove()) {
            for (int man : new int[] {position.whiteKing(), position.bishop(), position.knight()}) {
                for (int to : SetWalk.squares(position.whiteTargets(man))) {
                    choices.put(uci(man, to), moves(position.afterWhite(man, to)));
                }
            }
        } else {
            for (int to : SetWalk.squares(position.blackTargets())) {
                boolean capture = to == position.bishop() || to == position.knight();
                choices.put(uci(position.blackKing(), to), capture ? DRAW : moves(position.afterBlack(to)));
            }
        }
        return choices;
    }

    private static String uci(int from, int to) {
        return Squares.name(from) + Squares.name(to);
    }
}
