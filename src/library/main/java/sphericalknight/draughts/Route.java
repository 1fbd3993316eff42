package sphericalknight.draughts;

import java.util.ArrayList;
import java.util.List;

/**
 * A possible route of a capture. A {@link DraughtsMove} stores only the result of a capture; to write the move, a route to this result must be
 * searched for.
 *
 * <pre>{@code
 *   e3 takes f4, f6, d6, d4 and is back on e3:  e3:g5:e7:c5:e3, or the other way round  e3:c5:e7:g5:e3
 * }</pre>
 */
final class Route {
    private final int occupied;
    private final int wanted;
    private final int to;
    private final int lastRow;
    private final List<Integer> squares = new ArrayList<>();

    private Route(DraughtsPosition position, long move) {
        this.occupied = position.occupied() & ~(1 << DraughtsMove.from(move));
        this.wanted = DraughtsMove.captured(move);
        this.to = DraughtsMove.to(move);
        this.lastRow = Men.lastRow(position.whiteToMove());
        squares.add(DraughtsMove.from(move));
    }

    /** The start square and the landing squares of one route, in order, as numbers 0 to 31 in numbering B. */
    static List<Integer> of(DraughtsPosition position, long move) {
        Route route = new Route(position, move);
        route.search(DraughtsMove.wasKing(move), 0);
        return route.squares;
    }

    private boolean search(boolean king, int captured) {
        int here = squares.get(squares.size() - 1);
        if (captured == wanted) {
            return here == to;
        }
        for (int direction = 0; direction < 4; direction++) {
            int square = Diagonals.step(1 << here, direction);
            while (king && (square & ~occupied) != 0) {
                square = Diagonals.step(square, direction);
            }
            if ((square & wanted & ~captured) != 0 && lands(square, direction, king, captured | square)) {
                return true;
            }
        }
        return false;
    }

    private boolean lands(int victim, int direction, boolean king, int captured) {
        int landing = Diagonals.step(victim, direction) & ~occupied;
        while (landing != 0) {
            squares.add(Integer.numberOfTrailingZeros(landing));
            if (search(king || (landing & lastRow) != 0, captured)) {
                return true;
            }
            squares.remove(squares.size() - 1);
            landing = king ? Diagonals.step(landing, direction) & ~occupied : 0;
        }
        return false;
    }
}
