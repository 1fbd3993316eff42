package sphericalknight.exercises.king;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.bits.Squares.bit;
import static sphericalknight.bits.Squares.name;
import static sphericalknight.bits.Squares.names;
import static sphericalknight.bits.Squares.set;
import static sphericalknight.bits.Squares.square;

import java.util.Arrays;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.chess.attack.KingMoves;
import sphericalknight.exercise.contract.Contract;
import sphericalknight.exercises.RandomSquares;

class KingWaysContract extends Contract<KingWays> {
    private static final long WALL = set("d2 d3 d4 d5 d6");
    private static final long OPEN_AT_D8 = set("d1 d2 d3 d4 d5 d6 d7");
    private static final long CLOSED = OPEN_AT_D8 | set("d8");

    @Test
    @DisplayName("on an empty board the larger of the differences in files and ranks counts")
    void emptyBoard() {
        moves("d4", "e5", 0, 1);
        alike(random -> moves(name(random.nextInt(63)), name(random.nextInt(63)), 0));
    }

    @Test
    @DisplayName("a king who is there already needs 0 moves, and his square is the whole way")
    void zeroMoves() {
        moves("c3", "c3", WALL, 0);
        way("c3", "c3", WALL, set("c3"));
        alike(random -> {
            String name = name(RandomSquares.square(~WALL & ~bit(63), random));
            moves(name, name, WALL, 0);
        });
    }

    @Test
    @DisplayName("round a wall it takes longer, through a gap of one square it does not")
    void detour() {
        moves("b4", "f4", WALL, 6);
        moves("c1", "e1", OPEN_AT_D8, 14);
        moves("c4", "e4", CLOSED & ~set("d4"), 2);
        alike(random -> moves(name(RandomSquares.square(set("a3 b3 c3 a4 b4 c4 a5 b5 c5"), random)), "f4", WALL));
    }

    @Test
    @DisplayName("no way: -1, and no squares")
    void noWay() {
        moves("b4", "f4", CLOSED, -1);
        way("b4", "f4", CLOSED, 0);
        alike(random -> moves(name(RandomSquares.square(0x0707_0707_0707_0707L, random)), "g5", CLOSED, -1));
        alike(random -> way(name(RandomSquares.square(0x0707_0707_0707_0707L, random)), "g5", CLOSED, 0));
    }

    @Test
    @DisplayName("all shortest ways on an empty board")
    void allWays() {
        way("g7", "g2", 0, set("g7 f6 g6 h6 e5 f5 g5 h5 e4 f4 g4 h4 f3 g3 h3 g2"));
        way("g7", "c5", 0, set("g7 e7 f7 f8 d6 e6 f6 c5 d5 e5 d4"));
        alike(random -> way(name(random.nextInt(63)), name(random.nextInt(63)), 0));
    }

    @Test
    @DisplayName("all shortest ways round an obstacle, on both sides of it")
    void waysRound() {
        way("b4", "f4", set("d3 d4 d5"), set("b4 c5 d6 e5 c3 d2 e3 f4"));
        way("c1", "e1", set("d1 d2 d3"), set("c1 b2 c2 c3 d4 e3 e2 f2 e1"));
        alike(random -> way(name(RandomSquares.square(set("a3 b3 a4 b4 a5 b5"), random)), "f4", WALL));
    }

    @Test
    @DisplayName("to h8: its bit is the sign of a long")
    void signBit() {
        moves("g6", "h8", 0, 2);
        moves("f8", "h8", set("g7 g8"), 4);
        way("f6", "h8", 0, set("f6 g7 h8"));
        alike(random -> moves(name(random.nextInt(63)), "h8", 0));
        alike(random -> way(name(random.nextInt(63)), "h8", 0));
    }

    @Test
    @DisplayName("100 random boards")
    void randomBoards() {
        randomly(100, random -> {
            String from = name(random.nextInt(64));
            String to = name(random.nextInt(64));
            long some = random.nextLong() & (random.nextBoolean() ? -1L : random.nextLong());
            long forbidden = some & ~set(from) & ~set(to);
            smallestFirst(forbidden, () -> moves(from, to, forbidden));
            smallestFirst(forbidden, () -> way(from, to, forbidden));
        });
    }

    private void moves(String from, String to, long forbidden) {
        moves(from, to, forbidden, slowMoves(from, forbidden)[square(to)]);
    }

    private void moves(String from, String to, long forbidden, int expected) {
        assertThat(answer().moves(square(from), square(to), forbidden))
                .as("moves from %s to %s, forbidden: %s", from, to, forbidden == 0 ? "nothing" : names(forbidden))
                .isEqualTo(expected);
    }

    private void way(String from, String to, long forbidden) {
        int[] there = slowMoves(from, forbidden);
        int[] back = slowMoves(to, forbidden);
        long expected = squaresWhere(
                square -> there[square] >= 0 && back[square] >= 0 && there[square] + back[square] == there[square(to)]);
        way(from, to, forbidden, expected);
    }

    private void way(String from, String to, long forbidden, long expected) {
        assertBoard(answer().onTheWay(square(from), square(to), forbidden))
                .with('K', set(from))
                .as("from %s to %s, forbidden: %s".formatted(from, to, forbidden == 0 ? "nothing" : names(forbidden)))
                .isEqualTo(expected);
    }

    /** The moves to each square, step by step; -1 for those that cannot be reached. */
    private static int[] slowMoves(String from, long forbidden) {
        int[] moves = new int[64];
        Arrays.fill(moves, -1);
        moves[square(from)] = 0;
        for (int step = 0; step < 64 * 64; step++) {
            long next = moves[step % 64] == step / 64 ? KingMoves.attacks(bit(step % 64)) & ~forbidden : 0;
            for (int square = 0; next != 0 && square < 64; square++) {
                if ((next & bit(square)) != 0 && moves[square] < 0) {
                    moves[square] = step / 64 + 1;
                }
            }
        }
        return moves;
    }

    @Override
    protected void probe(KingWays answer) {
        for (long forbidden : new long[] {0, WALL, OPEN_AT_D8, CLOSED, set("d3 d4 d5"), set("g7 g8")}) {
            for (String way : new String[] {"b4 f4", "f4 b4", "c1 e1", "c3 c3", "f8 h8", "h8 h2", "h8 a5"}) {
                answer.moves(square(way.substring(0, 2)), square(way.substring(3)), forbidden);
                answer.onTheWay(square(way.substring(0, 2)), square(way.substring(3)), forbidden);
            }
        }
    }
}
