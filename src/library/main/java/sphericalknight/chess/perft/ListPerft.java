package sphericalknight.chess.perft;

import sphericalknight.chess.attack.Sliders;
import sphericalknight.chess.position.MoveGenerator;
import sphericalknight.chess.position.MoveList;
import sphericalknight.chess.position.Position;

/**
 * Perft as one would write it: list the moves, make each, count below, take it back. This is the oracle for {@link SetPerft}.
 *
 * <pre>{@code
 * depth 2:  position --e2e4--> position --e7e5--> leaf
 *                                       --c7c5--> leaf      bulk: 20 moves in the list are 20 leaves,
 *                    --d2d4--> ...        ...               no need to make them
 * }</pre>
 */
final class ListPerft {
    private final MoveGenerator generator;
    /** One list for each depth, used again and again. */
    private final MoveList[] lists = new MoveList[Perft.DEEPEST + 1];

    private final boolean bulk;

    ListPerft(Sliders sliders, boolean bulk) {
        this.generator = new MoveGenerator(sliders);
        this.bulk = bulk;
    }

    /** The number of leaves; the position is changed on the way and is as it was in the end. */
    long count(Position position, int depth) {
        if (depth == 0) {
            return 1;
        }
        return bulk ? countInBulk(position, depth) : countEvery(position, depth);
    }

    private long countEvery(Position position, int depth) {
        MoveList moves = legalMoves(position, depth);
        if (depth == 1) {
            return makeEach(position, moves);
        }
        long leaves = 0;
        for (int i = 0; i < moves.size(); i++) {
            position.make(moves.get(i));
            leaves += countEvery(position, depth - 1);
            position.unmake();
        }
        return leaves;
    }

    /** The last ply: there is nothing to do at a leaf, but it is reached. A small loop of its own is what the compiler makes fast. */
    private static long makeEach(Position position, MoveList moves) {
        long leaves = 0;
        for (int i = 0; i < moves.size(); i++) {
            position.make(moves.get(i));
            leaves++;
            position.unmake();
        }
        return leaves;
    }

    private long countInBulk(Position position, int depth) {
        MoveList moves = legalMoves(position, depth);
        if (depth == 1) {
            return moves.size();
        }
        long leaves = 0;
        for (int i = 0; i < moves.size(); i++) {
            position.make(moves.get(i));
            leaves += countInBulk(position, depth - 1);
            position.unmake();
        }
        return leaves;
    }

    private MoveList legalMoves(Position position, int depth) {
        if (lists[depth] == null) {
            lists[depth] = new MoveList();
        }
        MoveList moves = lists[depth];
        moves.clear();
        generator.legal(position, moves);
        return moves;
    }
}
