package sphericalknight.exercises.detective;

import static sphericalknight.chess.position.Piece.BLACK;
import static sphericalknight.chess.position.Piece.KING;
import static sphericalknight.chess.position.Piece.KNIGHT;
import static sphericalknight.chess.position.Piece.NONE;
import static sphericalknight.chess.position.Piece.PAWN;
import static sphericalknight.chess.position.Piece.QUEEN;
import static sphericalknight.chess.position.Piece.ROOK;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import sphericalknight.chess.position.Move;
import sphericalknight.chess.position.Piece;
import sphericalknight.chess.position.Position;
import sphericalknight.chess.position.Uci;

/** Common mistakes of move generators. Each adds moves, omits moves, or makes some moves incorrectly. */
enum Mistake {
    /** No mistake: the library's legal moves. */
    NO_MISTAKE,

    /** Allows en passant captures that expose a king who is not yet in check. */
    EN_PASSANT_PIN("3k4/3p4/8/K1P4r/8/8/8/8 b - - 0 1", Evidence.ENDGAME) {
        @Override
        boolean adds(Position position, int move) {
            return Move.isEnPassant(move) && !position.inCheck();
        }
    },
    /** Omits en passant captures in check, even if they capture the pawn that gives check. */
    EN_PASSANT_AGAINST_CHECK("8/8/8/2k5/4p3/8/3P4/4K3 w - - 0 1", "8/8/3k4/8/4p3/8/3P4/4K3 b - - 0 1") {
        @Override
        boolean omits(Position position, int move) {
            return Move.isEnPassant(move) && position.inCheck();
        }
    },
    /** In double check, allows pieces other than the king to capture one of the two checkers. */
    DOUBLE_CHECK("4k3/6p1/8/8/4N3/8/8/4R1K1 w - - 0 1", "4k3/p5p1/8/8/4N3/8/8/4R1K1 b - - 0 1") {
        @Override
        boolean adds(Position position, int move) {
            return takesOneOfTwo(position, move, position.checkers());
        }
    },
    /**
     * If two knights or pawns give check at once, allows a piece other than the king to capture one of them. No game leads to such a
     * position.
     */
    TWO_LEAPERS("7k/5N2/6N1/8/8/8/6q1/K7 b - - 0 1", "8/1Pn1bN1q/8/5R1N/4BR2/b5k1/7P/5K2 b - - 0 1") {
        @Override
        boolean adds(Position position, int move) {
            long leapers = position.pieces(1 - position.side(), KNIGHT) | position.pieces(1 - position.side(), PAWN);
            return takesOneOfTwo(position, move, position.checkers() & leapers);
        }
    },
    /** Allows castling over an attacked square: only the squares where the king starts and ends are tested. */
    CASTLING_THROUGH_CHECK("r3k2r/8/3Q4/8/8/5q2/8/R3K2R b KQkq - 0 1", Evidence.ROOKS) {
        @Override
        boolean adds(Position position, int move) {
            int end = (Move.from(move) & 56) + (Move.to(move) > Move.from(move) ? 6 : 2);
            return Move.isCastling(move) && !position.inCheck() && !position.isAttacked(end, 1 - position.side());
        }
    },
    /** Omits queenside castling if the square beside the rook, b1 or b8, is attacked. */
    ROOK_FEARS_ATTACK(Evidence.ROOKS, "2r1k2r/8/8/8/8/8/8/R3K2R b KQk - 0 1") {
        @Override
        boolean omits(Position position, int move) {
            int besideRook = Move.to(move) + 1;
            return Move.isCastling(move)
                    && Move.to(move) < Move.from(move)
                    && position.isAttacked(besideRook, 1 - position.side());
        }
    },
    /** Lets the king step back along the line of a check: danger is computed with him on the board, where he shields the square behind him. */
    KING_HIDES_BEHIND_HIMSELF("4r3/8/8/8/8/4K3/8/7k w - - 0 1", "8/8/2k5/8/8/8/6B1/K7 b - - 0 1") {
        @Override
        boolean adds(Position position, int move) {
            return kind(position, move) == KING
                    && !Move.isCastling(move)
                    && !position.isAttacked(Move.to(move), 1 - position.side());
        }
    },
    /** Omits promotions by capture to any piece but a queen. */
    PROMOTION_BY_CAPTURE(
            "n1n5/1Pk5/8/8/8/8/5Kp1/5N1N w - - 0 1",
            "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1") {
        @Override
        boolean omits(Position position, int move) {
            boolean captures = position.pieceAt(Move.to(move)) != NONE;
            return captures && Move.promotion(move) != 0 && Move.promotion(move) != QUEEN;
        }
    },
    /** Allows pushes of pinned pawns that expose the king; other pinned pieces stay on their lines. */
    PINNED_PAWN_PUSHES(Evidence.ENDGAME, Evidence.KIWIPETE) {
        @Override
        boolean adds(Position position, int move) {
            return !position.inCheck() && kind(position, move) == PAWN && (Move.from(move) - Move.to(move)) % 8 == 0;
        }
    },
    /** Forgets the en passant square after a double push by Black. */
    EN_PASSANT_NOT_NOTED(Evidence.ENDGAME, Evidence.KIWIPETE) {
        @Override
        boolean spoils(Position position, int move) {
            return Move.isDoublePush(move) && position.side() == BLACK;
        }

        @Override
        void spoil(String[] fen, Position before) {
            fen[3] = "-";
        }
    },
    /** Takes away both castling rights of a side when one of its castling rooks moves. */
    ROOK_LOSES_BOTH_RIGHTS("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", Evidence.ROOKS) {
        @Override
        boolean spoils(Position position, int move) {
            long rights = position.castlingRooks() & position.pieces(position.side());
            return !Move.isCastling(move)
                    && kind(position, move) == ROOK
                    && (rights >>> Move.from(move) & 1) != 0
                    && Long.bitCount(rights) == 2;
        }

        @Override
        void spoil(String[] fen, Position before) {
            String left = fen[2].replaceAll(before.side() == BLACK ? "[a-z]" : "[A-Z]", "");
            fen[2] = left.isEmpty() ? "-" : left;
        }
    };

    /** The FENs of positions that reveal the mistake within three plies; the first one is an easy case. */
    final List<String> shownBy;

    Mistake(String... shownBy) {
        this.shownBy = List.of(shownBy);
    }

    /** Whether a generator with this mistake lists a pseudo-legal move even if it is illegal. */
    boolean adds(Position position, int move) {
        return false;
    }

    /** Whether a generator with this mistake omits the legal move {@code move}. */
    boolean omits(Position position, int move) {
        return false;
    }

    /** Whether a generator with this mistake makes the move {@code move} incorrectly. */
    boolean spoils(Position position, int move) {
        return false;
    }

    /**
     * Applies the mistake to the six FEN fields of the position after a move for which {@link #spoils} is true. {@code before} is the
     * position before that move.
     */
    void spoil(String[] fen, Position before) {}

    /** The moves that a generator with this mistake lists. Captures of a king are left out. */
    final int[] moves(Position position) {
        int[] legal = position.legalMoves();
        IntStream seen = Arrays.stream(legal).filter(move -> !omits(position, move));
        IntStream added = this == NO_MISTAKE
                ? IntStream.empty()
                : Arrays.stream(position.pseudoLegalMoves())
                        .filter(move -> adds(position, move))
                        .filter(move -> Arrays.stream(legal).noneMatch(each -> each == move));
        return IntStream.concat(seen, added)
                .filter(move -> !Suspects.takesKing(position, move))
                .toArray();
    }

    /** The position that a generator with this mistake has after a move. */
    final Position made(Position position, int move) {
        Position after = position.after(move);
        if (!spoils(position, move)) {
            return after;
        }
        String[] fen = after.fen().split(" ");
        spoil(fen, position);
        return Position.fromFen(String.join(" ", fen));
    }

    /** The number of leaves that a generator with this mistake counts below each move, by the UCI notation of the move. */
    final Map<String, Long> divide(Position position, int depth) {
        Map<String, Long> divide = new TreeMap<>();
        for (int move : moves(position)) {
            divide.put(Uci.text(position, move), below(position, move, depth));
        }
        return divide;
    }

    private long below(Position position, int move, int depth) {
        if (depth == 1) {
            return 1;
        }
        Position next = made(position, move);
        int[] moves = moves(next);
        if (depth == 2) {
            return moves.length;
        }
        long leaves = 0;
        for (int each : moves) {
            leaves += below(next, each, depth - 1);
        }
        return leaves;
    }

    /** Whether there are two checkers, and a piece other than the king captures a piece that gives check. */
    static boolean takesOneOfTwo(Position position, int move, long checkers) {
        return Long.bitCount(checkers) == 2
                && kind(position, move) != KING
                && (position.checkers() >>> Move.to(move) & 1) != 0;
    }

    static int kind(Position position, int move) {
        return Piece.kind(position.pieceAt(Move.from(move)));
    }
}
