package sphericalknight.exercises.memory;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import sphericalknight.chess.position.Move;
import sphericalknight.chess.position.Piece;
import sphericalknight.chess.position.Position;
import sphericalknight.chess.position.Uci;

/** The moves of the tests of exercise 8.4: each a FEN followed by a move, or from random games. */
final class UndoCases {
    static final String CAPTURE = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 3 1 e4d5";
    static final String EN_PASSANT = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1 e5d6";
    static final String PROMOTION = "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1 a7b8q";
    static final String SHORT = "4k3/8/8/8/8/8/8/4K2R w K - 7 1 e1g1";
    static final String LONG = "r3k3/8/8/8/8/8/8/4K3 b q - 7 1 e8c8";
    static final String ROOK = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 5 1 a1a8";
    static final String BLACK_EN_PASSANT = "4k3/8/8/8/Pp6/8/8/4K3 b - a3 0 1 b4a3";
    static final String BLACK_PROMOTION = "4k3/8/8/8/8/8/7p/4K3 b - - 0 1 h2h1q";
    static final String BLACK_SHORT = "4k2r/8/8/8/8/8/8/4K3 b k - 7 1 e8g8";
    static final String WHITE_LONG = "4k3/8/8/8/8/8/8/R3K3 w Q - 7 1 e1c1";
    static final String C6_PASSED_ON = "4k3/8/8/2pP4/8/8/8/4K3 w - c6 0 1 e1e2";
    static final String KNIGHT_TO_D6 = "4k3/8/8/1N1pP3/8/8/8/4K3 w - d6 0 1 b5d6";
    static final String ROOK_TO_A3 = "4k3/8/8/8/Pp6/7r/8/4K3 b - a3 0 1 h3a3";
    static final String H3_PASSED_ON = "4k3/8/8/8/6pP/8/8/4K3 b - h3 0 1 e8e7";

    static final String ROOK_TO_G1 = "k7/8/8/8/8/8/K7/4R3 w - - 3 9 e1g1";
    static final String LATE = "4k3/8/8/8/8/8/8/4K1N1 w - - 140 90 g1f3";

    /** What {@code restore()} is told if its answer works only on the object that remembered. */
    static final String KEPT =
            "restore() is called on another object than remember(). What remember() keeps in a field is not there: write it into the record.";

    private static final String[] STARTS = {
        Position.start().fen(),
        "r3k2r/1ppppp2/8/8/8/8/1PPPPP2/R3K2R w KQkq - 0 1",
        "4k3/p1p1p1p1/8/1P1P1P1P/p1p1p1p1/8/1P1P1P1P/4K3 w - - 0 1"
    };

    static final String[] PROBES = {
        CAPTURE,
        EN_PASSANT,
        PROMOTION,
        SHORT,
        LONG,
        ROOK,
        BLACK_EN_PASSANT,
        BLACK_PROMOTION,
        BLACK_SHORT,
        WHITE_LONG,
        C6_PASSED_ON,
        KNIGHT_TO_D6,
        ROOK_TO_A3,
        ROOK_TO_G1,
        LATE,
        "4k3/8/8/8/8/8/8/4K1N1 w - - 100 90 g1f3",
        "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1 a1c1",
        "7k/8/8/8/8/8/R7/4K3 w - - 0 1 a2c2",
        "k7/2Q5/8/8/8/8/8/4K3 w - - 3 2 c7c8"
    };

    private UndoCases() {}

    /** A move from one square to another, with the {@linkplain #state state} before and after it, and words for it. */
    record Made(int[] before, int from, int to, int[] after, String words) {
        Made(Position position, int move, String words) {
            this(state(position), Move.from(move), UndoCases.to(move), state(position.after(move)), words);
        }

        static Made of(String fenAndMove, String words) {
            int end = fenAndMove.lastIndexOf(' ');
            Position position = Position.fromFen(fenAndMove.substring(0, end));
            return new Made(position, Uci.move(position, fenAndMove.substring(end + 1)), words);
        }

        int[] remembered(UndoRecord answer) {
            return answer.remember(before, from, to);
        }

        /** The same move with pieces around it that it does not touch, and another clock. */
        Made amongOthers(SplittableRandom random) {
            int[] earlier = before.clone();
            int[] later = after.clone();
            for (int square = 0; square < 64; square++) {
                if (before[square] == PieceNumbers.EMPTY
                        && after[square] == PieceNumbers.EMPTY
                        && random.nextInt(4) == 0) {
                    earlier[square] = random.nextInt(1, 5) + 6 * random.nextInt(2);
                    later[square] = earlier[square];
                }
            }
            earlier[66] = before[66] == 0 ? 0 : random.nextInt(1, 149);
            later[66] = after[66] == 0 ? 0 : earlier[66] + 1;
            return new Made(earlier, from, to, later, words + "; with other pieces beside");
        }
    }

    /** The square where the moving piece ends; in castling that of the king. */
    private static int to(int move) {
        int from = Move.from(move);
        return Move.isCastling(move) ? from + (Move.to(move) > from ? 2 : -2) : Move.to(move);
    }

    private static int[] state(Position position) {
        int[] state = new int[67];
        Arrays.setAll(state, i -> i < 64 ? position.pieceAt(i) : 0);
        long rooks = position.castlingRooks();
        state[64] = (int) (rooks >>> 7 & 1 | (rooks & 1) << 1 | (rooks >>> 63) << 2 | (rooks >>> 56 & 1) << 3);
        state[65] = position.enPassant();
        state[66] = position.halfmoveClock();
        return state;
    }

    /** Moves of random games. */
    static List<Made> games(SplittableRandom random) {
        List<Made> games = new ArrayList<>();
        Position position = Position.start();
        for (int i = 1; i <= 3000; i++) {
            int[] legal = moves(position, random);
            if (legal.length == 0 || i % 50 == 0) {
                position = Position.fromFen(STARTS[random.nextInt(STARTS.length)]);
                continue;
            }
            int move = legal[random.nextInt(legal.length)];
            games.add(new Made(position, move, position.fen() + ", " + Uci.text(position, move)));
            position.make(move);
        }
        return games;
    }

    /**
     * The legal moves, with promotions to queens only. If there are castling moves or en passant captures, only these are returned half of
     * the time.
     */
    private static int[] moves(Position position, SplittableRandom random) {
        int[] legal = Arrays.stream(position.legalMoves())
                .filter(move -> Move.promotion(move) == 0 || Move.promotion(move) == Piece.QUEEN)
                .toArray();
        int[] rare = Arrays.stream(legal)
                .filter(move -> Move.isCastling(move) || Move.isEnPassant(move))
                .toArray();
        return rare.length > 0 && random.nextBoolean() ? rare : legal;
    }
}
