package sphericalknight.chess.perft;

import java.util.ArrayList;
import java.util.List;
import sphericalknight.chess.attack.Sliders;
import sphericalknight.chess.position.MoveGenerator;
import sphericalknight.chess.position.MoveList;
import sphericalknight.chess.position.Position;

/**
 * The straightforward perft: it lists the moves, makes each move, counts the leaves below it, and takes the move back. This class is the
 * reference for {@link sphericalknight.chess.perft.Ply}.
 *
 * <pre>{@code
 * depth 2:  position --e2e4--> position --e7e5--> leaf
 *                                       --c7c5--> leaf      bulk: 20 moves in the list are 20 leaves,
 *                    --d2d4--> ...        ...               no need to make them
 *
 *           Higher             Last
 * }</pre>
 */
final class ListPerft {
    private final MoveGenerator generator;
    /** The plies created so far; index 0 is the last ply of the tree, and each ply calls the ply before it in this list. */
    private final List<Ply> plies = new ArrayList<>();

    ListPerft(Sliders sliders, boolean bulk) {
        this.generator = new MoveGenerator(sliders);
        plies.add(bulk ? new LastInBulk() : new Last());
    }

    /** The number of leaves {@code depth} plies below the position, which is changed during the count and restored at the end. */
    long count(Position position, int depth) {
        while (plies.size() < depth) {
            plies.add(new Higher(plies.get(plies.size() - 1)));
        }
        return depth == 0 ? 1 : plies.get(depth - 1).count(position);
    }

    /**
     * One ply of the walk, with its own reusable list. A recursive method would need no classes, but the compiler inlines it into itself
     * and then has no room left to inline in the last loop, where most of the time is spent.
     */
    private abstract class Ply {
        private final MoveList moves = new MoveList();

        /** The number of leaves below a position. */
        abstract long count(Position position);

        final MoveList legalMoves(Position position) {
            moves.clear();
            generator.legal(position, moves);
            return moves;
        }
    }

    private final class Higher extends Ply {
        private final Ply next;

        Higher(Ply next) {
            this.next = next;
        }

        @Override
        long count(Position position) {
            MoveList moves = legalMoves(position);
            long leaves = 0;
            for (int i = 0; i < moves.size(); i++) {
                position.make(moves.get(i));
                leaves += next.count(position);
                position.unmake();
            }
            return leaves;
        }
    }

    /** The last ply, in which every move is made, although there is nothing to do at a leaf. */
    private final class Last extends Ply {
        @Override
        long count(Position position) {
            return makeEach(position, legalMoves(position));
        }
    }

    /** Makes and takes back each move, and returns their number: a small separate method that the compiler optimises well. */
    private static long makeEach(Position position, MoveList moves) {
        long leaves = 0;
        for (int i = 0; i < moves.size(); i++) {
            position.make(moves.get(i));
            leaves++;
            position.unmake();
        }
        return leaves;
    }

    private final class LastInBulk extends Ply {
        @Override
        long count(Position position) {
            return legalMoves(position).size();
        }
    }
}
