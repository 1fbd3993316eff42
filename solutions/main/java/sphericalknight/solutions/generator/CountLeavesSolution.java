package sphericalknight.solutions.generator;

import java.util.Arrays;
import sphericalknight.chess.position.Position;
import sphericalknight.chess.position.Uci;
import sphericalknight.exercises.generator.CountLeaves;

/**
 * Exercise 10.3, solved: the recursive definition, line by line.
 *
 * <p>Other ways: stop at depth 1 and count the list (bulk counting, several times faster); {@code position.after(move)} instead of make and
 * unmake, which is slower but needs no unmake; a table of positions already counted, because the same position is reached by different
 * moves.
 */
public class CountLeavesSolution implements CountLeaves {
    @Override
    public long perft(String fen, int depth) {
        return count(Position.fromFen(fen), depth);
    }

    @Override
    public String[] divide(String fen, int depth) {
        Position position = Position.fromFen(fen);
        String[] lines = Arrays.stream(position.legalMoves())
                .mapToObj(move -> Uci.text(position, move) + " " + count(position.after(move), depth - 1))
                .toArray(String[]::new);
        Arrays.sort(lines);
        return lines;
    }

    long count(Position position, int depth) {
        if (depth == 0) {
            return 1;
        }
        long leaves = 0;
        for (int move : position.legalMoves()) {
            position.make(move);
            leaves += count(position, depth - 1);
            position.unmake();
        }
        return leaves;
    }
}
