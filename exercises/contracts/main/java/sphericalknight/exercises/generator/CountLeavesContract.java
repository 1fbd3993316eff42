package sphericalknight.exercises.generator;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.chess.perft.Perft;
import sphericalknight.chess.position.Position;
import sphericalknight.exercise.contract.Contract;

class CountLeavesContract extends Contract<CountLeaves> {
    private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    private static final String KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    private static final String ENDGAME = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1";
    private static final String MATE_IN_ONE = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1";
    private static final String MATED = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
    private static final String CASTLING = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    private static final String NO_RIGHTS = "4k3/8/8/8/8/8/8/R3K2R w - - 0 1";
    private static final String CLOCK = "7k/8/8/8/8/8/8/KR6 w - - 99 80";
    /** Two kings far apart, with few moves: many sequences of five plies repeat a position. The expected count is Stockfish 15.1's. */
    private static final String KINGS_APART = "8/8/8/8/8/8/k7/7K w - - 0 1";

    private static final String BARE_KINGS = "7k/8/8/8/8/8/8/K7 w - - 0 1";
    private static final String LONE_KNIGHT = "7k/8/8/8/8/8/1n6/K7 w - - 148 90";

    @Test
    @DisplayName("depth 0 is the position itself: one leaf")
    void depthZero() {
        perft(START, 0, 1);
        perft(MATED, 0, 1);
    }

    @Test
    @DisplayName("depth 1 counts the legal moves")
    void depthOne() {
        perft(START, 1, 20);
        perft(KIWIPETE, 1, 48);
        perft(ENDGAME, 1, 14);
        perft(CASTLING, 1, 26);
        perft(NO_RIGHTS, 1, 24);
    }

    @Test
    @DisplayName("the start position: 400, 8,902 and 197,281")
    void start() {
        perft(START, 2, 400);
        perft(START, 3, 8_902);
        perft(START, 4, 197_281);
    }

    @Test
    @DisplayName("three test positions of chess programmers: 2,039 and 97,862; 191 and 2,812; 17,945")
    void testPositions() {
        perft(ENDGAME, 2, 191);
        perft(ENDGAME, 3, 2_812);
        perft(KIWIPETE, 2, 2_039);
        perft(KIWIPETE, 3, 97_862);
        perft(CASTLING, 4, 17_945);
    }

    @Test
    @DisplayName("a mated position has no leaves below it, and a mate on the way is no leaf")
    void mate() {
        perft(MATED, 1, 0);
        perft(MATED, 3, 0);
        perft(Position.fromFen(MATE_IN_ONE), 3);
    }

    @Test
    @DisplayName("the fifty-move rule, bare kings and repetition end no sequence")
    void draws() {
        perft(KINGS_APART, 5, 3_045);
        perft(Position.fromFen(CLOCK), 3);
        perft(Position.fromFen(BARE_KINGS), 3);
        perft(Position.fromFen(LONE_KNIGHT), 4);
    }

    @Test
    @DisplayName("divide splits the count by the first move, in alphabetical order")
    void divide() {
        divide(MATE_IN_ONE, 1, "the moves themselves, each with 1");
        divide(MATE_IN_ONE, 2, "d1d8 mates, which is a line with 0");
        divide(CASTLING, 1, "White castles short and long");
        divide(START, 3, "the start position");
        divide(MATED, 2, "a mated position has no lines");
    }

    @Test
    @DisplayName("40 random positions to depth 2, both ways")
    void randomPositions() {
        randomly(40, random -> {
            Position position = Positions.random(random);
            smallestFirst(position.occupied(), () -> {
                compare(position.fen(), 2, new Perft().count(position, 2));
                compareLines(position.fen(), 2, "a random position");
            });
        });
    }

    private void perft(Position position, int depth) {
        perft(position.fen(), depth, new Perft().count(position, depth));
    }

    /** Asks for a count and, in the hidden run, for those after one move, one ply less deep. */
    private void perft(String fen, int depth, long expected) {
        compare(fen, depth, expected);
        alike(random -> {
            Position later = Positions.later(fen, random);
            int left = depth < 2 ? depth : Math.min(depth - 1, 2);
            compare(later.fen(), left, new Perft().count(later, left));
        });
    }

    private void compare(String fen, int depth, long expected) {
        assertThat(answer().perft(fen, depth)).as("%s, depth %d", fen, depth).isEqualTo(expected);
    }

    /** Asks for the counts below each move and, in the hidden run, again after one move. */
    private void divide(String fen, int depth, String words) {
        compareLines(fen, depth, words);
        alike(random -> compareLines(Positions.later(fen, random).fen(), Math.min(depth, 2), "after a move"));
    }

    private void compareLines(String fen, int depth, String words) {
        String call = "divide(\"%s\", %d), %s".formatted(fen, depth, words);
        assertThat(answer().divide(fen, depth)).as(call).isEqualTo(Positions.lines(fen, depth));
    }

    @Override
    protected void probe(CountLeaves answer) {
        for (String fen : new String[] {MATE_IN_ONE, MATED, CLOCK, BARE_KINGS, ENDGAME}) {
            for (int depth = 0; depth <= 3; depth++) {
                answer.perft(fen, depth);
            }
            answer.divide(fen, 1);
            answer.divide(fen, 2);
        }
        answer.divide(CASTLING, 1);
        answer.perft(CASTLING, 1);
        answer.perft(NO_RIGHTS, 1);
        answer.perft(KIWIPETE, 2);
        answer.perft(KINGS_APART, 5);
    }
}
