package sphericalknight.chess.endgame;

import java.util.Map;
import java.util.TreeMap;
import sphericalknight.bits.SetWalk;
import sphericalknight.bits.Squares;

/**
 * Whatever knows how far it is to mate with bishop and knight: the table in memory ({@link MateTable}), the essay's file of 16 MiB
 * ({@link EssayFileTable}), the small file ({@link CompactTable}).
 */
public interface MateDistances {
    /** The value of {@link #moves} for a position that White cannot win. */
    int DRAW = -1;

    /** White's moves to mate with best play of both: 0 for mate on the board, 1 to 33, or {@link #DRAW}. */
    int moves(MatePosition position);

    /**
     * Every legal move and what it leads to: moves in UCI notation ({@code d5e7}), in order, with the moves to mate after each,
     * or {@link #DRAW}; captures are draws; empty for mate and stalemate.
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
