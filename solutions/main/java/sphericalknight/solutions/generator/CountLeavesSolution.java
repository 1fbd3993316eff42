package sphericalknight.solutions.generator;

import java.util.Arrays;
import sphericalknight.chess.perft.Perft;
import sphericalknight.chess.position.Position;
import sphericalknight.chess.position.Uci;
import sphericalknight.exercise.KnownWrong;
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

    @KnownWrong(
            fails = "depthZero",
            says = "Depth 0 gives 0. A position without any move played is a leaf itself: it counts 1.")
    static final class ZeroCase extends CountLeavesSolution {
        @Override
        public long perft(String fen, int depth) {
            return depth == 0 ? 0 : super.perft(fen, depth);
        }
    }

    @KnownWrong(
            fails = "depthOne",
            says = "You go one ply too deep or not deep enough: at depth 1 the leaves are the positions after one"
                    + " move.")
    static final class OffByOne extends CountLeavesSolution {
        @Override
        long count(Position position, int depth) {
            return super.count(position, depth == 0 ? 0 : depth - 1);
        }
    }

    @KnownWrong(
            fails = "start",
            says = "You count the positions on the way as well. Leaves are only those at the last depth; the others"
                    + " add nothing.")
    static final class EveryNode extends CountLeavesSolution {
        @Override
        long count(Position position, int depth) {
            long nodes = depth == 0 ? 1 : 0;
            for (int move : depth == 0 ? new int[0] : position.legalMoves()) {
                nodes += (depth > 1 ? 1 : 0) + count(position.after(move), depth - 1);
            }
            return nodes;
        }
    }

    @KnownWrong(
            fails = "start",
            says =
                    "You make a move and do not take it back, so the next move of the list is made on a board to which it does not"
                            + " belong. Each make needs its unmake, after the count below it.")
    static final class NeverTakenBack extends CountLeavesSolution {
        @Override
        public long perft(String fen, int depth) {
            return onOneBoard(Position.fromFen(fen), depth);
        }

        private static long onOneBoard(Position position, int depth) {
            long leaves = depth == 0 ? 1 : 0;
            for (int move : depth == 0 ? new int[0] : position.legalMoves()) {
                position.make(move);
                leaves += onOneBoard(position, depth - 1);
            }
            return leaves;
        }
    }

    @KnownWrong(
            fails = "mate",
            says = "You count mates and stalemates on the way as leaves. A sequence that ends too early is not"
                    + " counted.")
    static final class MatesCounted extends CountLeavesSolution {
        @Override
        long count(Position position, int depth) {
            return depth > 0 && position.legalMoves().length == 0 ? 1 : super.count(position, depth);
        }
    }

    @KnownWrong(
            fails = "draws",
            says = "You stop where a draw may be claimed. Perft knows no draws but stalemate: it asks for moves, not"
                    + " for results.")
    static final class DrawsEndTheTree extends CountLeavesSolution {
        @Override
        long count(Position position, int depth) {
            boolean bare = Long.bitCount(position.occupied()) == 2;
            boolean drawn = position.halfmoveClock() >= 100 || bare;
            return drawn && depth > 0 ? 1 : super.count(position, depth);
        }
    }

    @KnownWrong(
            fails = "testPositions",
            says = "Kings are left in check: you take pseudo-legal moves. At the start nobody notices before depth 4.")
    static final class PseudoLegal extends CountLeavesSolution {
        @Override
        long count(Position position, int depth) {
            if (depth == 0) {
                return 1;
            }
            long leaves = 0;
            for (int move : position.pseudoLegalMoves()) {
                Position next = position.after(move);
                leaves += next.pieces(next.side(), 5) == 0 ? 0 : count(next, depth - 1);
            }
            return leaves;
        }
    }

    @KnownWrong(
            fails = "divide",
            says = "Your divide goes one ply too deep: after the first move there are depth - 1 plies left.")
    static final class DivideTooDeep extends CountLeavesSolution {
        @Override
        public String[] divide(String fen, int depth) {
            return super.divide(fen, depth + 1);
        }
    }

    @KnownWrong(
            fails = "divide",
            says = "The lines of divide() are right, but not in alphabetical order. Sort them: Arrays.sort.")
    static final class NotSorted extends CountLeavesSolution {
        @Override
        public String[] divide(String fen, int depth) {
            Position position = Position.fromFen(fen);
            return Arrays.stream(position.legalMoves())
                    .mapToObj(move -> Uci.text(position, move) + " " + count(position.after(move), depth - 1))
                    .toArray(String[]::new);
        }
    }

    @KnownWrong(
            fails = "divide",
            says =
                    "divide() puts a colon between move and count. The line is the move, one blank, the number: e2e4 20.")
    static final class Colon extends CountLeavesSolution {
        @Override
        public String[] divide(String fen, int depth) {
            String[] lines = super.divide(fen, depth);
            Arrays.setAll(lines, i -> lines[i].replace(" ", ": "));
            return lines;
        }
    }

    @KnownWrong(
            fails = "divide",
            says = "Your divide goes one ply not deep enough: after the first move there are depth - 1 plies left.")
    static final class DivideTooShallow extends CountLeavesSolution {
        @Override
        public String[] divide(String fen, int depth) {
            Position position = Position.fromFen(fen);
            String[] lines = Arrays.stream(position.legalMoves())
                    .mapToObj(move ->
                            Uci.text(position, move) + " " + count(position.after(move), Math.max(0, depth - 2)))
                    .toArray(String[]::new);
            Arrays.sort(lines);
            return lines;
        }
    }

    @KnownWrong(
            fails = "start",
            says =
                    "You count the root as well: your number is the positions of the whole tree. Leaves are only those at the last depth.")
    static final class EveryPosition extends CountLeavesSolution {
        @Override
        long count(Position position, int depth) {
            long nodes = 1;
            for (int move : depth == 0 ? new int[0] : position.legalMoves()) {
                nodes += count(position.after(move), depth - 1);
            }
            return nodes;
        }
    }

    @KnownWrong(
            fails = "draws",
            says =
                    "You stop where a position repeats. Perft knows no draws: only mate and stalemate end a sequence, for there are no moves.")
    static final class RepetitionEndsTheTree extends CountLeavesSolution {
        @Override
        long count(Position position, int depth) {
            return depth > 0 && position.occurrences() > 1 ? 1 : super.count(position, depth);
        }
    }

    @KnownWrong(
            fails = "depthZero",
            says =
                    "Depth 0 gives the number of moves. It is the position itself: 1. The recursion ends there, not at depth 1.")
    static final class DepthZeroIsOneMove extends CountLeavesSolution {
        @Override
        public long perft(String fen, int depth) {
            return super.perft(fen, Math.max(1, depth));
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends CountLeavesSolution {
        @Override
        public long perft(String fen, int depth) {
            return new Perft().count(Position.fromFen(fen), depth);
        }
    }
}
