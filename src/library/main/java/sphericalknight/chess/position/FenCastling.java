package sphericalknight.chess.position;

import static sphericalknight.chess.board.Lines.FILE_A;
import static sphericalknight.chess.board.Lines.FILE_H;
import static sphericalknight.chess.position.Piece.BLACK;
import static sphericalknight.chess.position.Piece.ROOK;
import static sphericalknight.chess.position.Piece.WHITE;

import sphericalknight.bits.Squares;

/**
 * The third field of a FEN, castling rights. K and Q stand for the outermost rook on the right and on the left of the king, capital letters
 * for White, lower-case letters for Black; in Chess960 the file of the rook may be used instead (A-H, a-h).
 *
 * <pre>{@code
 *    r . . . k . . r      KQkq or HAha: the rooks on h1, a1, h8 and a8
 *    R . . . K . . R
 *    a b c d e f g h
 * }</pre>
 */
final class FenCastling {
    private static final int FIELD = 3;

    private FenCastling() {}

    /** The squares of the rooks that may castle, as a set; 0 for "-". */
    static long read(String text, PositionState board) {
        if (text.equals("-")) {
            return 0;
        }
        long rooks = 0;
        for (int i = 0; i < text.length(); i++) {
            int rook = rook(text.charAt(i), board, text);
            if ((rooks & (1L << rook)) != 0) {
                throw fault(text, "the rook on " + Squares.name(rook) + " is named twice");
            }
            rooks |= 1L << rook;
        }
        for (int side = WHITE; side <= BLACK; side++) {
            checkOneRookEachWay(text, side, rooks & Castling.backRank(side), board);
        }
        return rooks;
    }

    private static int rook(char letter, PositionState board, String text) {
        int side = Character.isUpperCase(letter) ? WHITE : BLACK;
        char small = Character.toLowerCase(letter);
        int king = board.kingSquare(side);
        long backRank = Castling.backRank(side);
        if ("kqabcdefgh".indexOf(small) < 0) {
            throw fault(text, Quote.of(letter) + " is not one of KQkq, a file A-H or a-h, or - alone for none");
        }
        if ((backRank & (1L << king)) == 0) {
            throw fault(
                    text,
                    Quote.of(letter) + " is impossible, the king on " + Squares.name(king)
                            + " has left its first rank");
        }
        long rooks = board.pieces(side, ROOK) & backRank;
        long right = rooks & (-1L << king);
        long left = rooks & ~(-1L << king);
        long wanted = switch (small) {
            case 'k' -> Long.highestOneBit(right);
            case 'q' -> Long.lowestOneBit(left);
            default -> rooks & (FILE_A << (small - 'a'));
        };
        if (wanted == 0) {
            throw fault(
                    text,
                    Quote.of(letter) + " needs a rook of " + Piece.sideName(side) + " " + place(small, king, side));
        }
        return Long.numberOfTrailingZeros(wanted);
    }

    private static String place(char small, int king, int side) {
        return switch (small) {
            case 'k' -> "to the right of the king on " + Squares.name(king);
            case 'q' -> "to the left of the king on " + Squares.name(king);
            default -> "on " + small + (side == WHITE ? "1" : "8");
        };
    }

    private static void checkOneRookEachWay(String text, int side, long rooks, PositionState board) {
        int king = board.kingSquare(side);
        long right = rooks & (-1L << king);
        if (Long.bitCount(right) > 1 || Long.bitCount(rooks & ~right) > 1) {
            throw fault(
                    text, Piece.sideName(side) + " has two castling rooks on one side of the king; one is possible");
        }
    }

    private static IllegalArgumentException fault(String text, String sentence) {
        return Fen.fault(FIELD, "castling", Quote.of(text) + ": " + sentence);
    }

    /**
     * The castling field: letters from KQkq in this order, or the files of the rooks if a king or rook with a castling right does not start
     * where it does in ordinary chess; "-" if there is no castling right.
     */
    static String write(Position position) {
        boolean ordinary = isOrdinary(position);
        StringBuilder text = new StringBuilder();
        for (int side = WHITE; side <= BLACK; side++) {
            int king = position.kingSquare(side);
            long rooks = position.castlingRooks() & position.pieces(side);
            while (rooks != 0) {
                int rook = 63 - Long.numberOfLeadingZeros(rooks);
                char letter = ordinary ? (rook > king ? 'k' : 'q') : (char) ('a' + Squares.file(rook));
                text.append(side == WHITE ? Character.toUpperCase(letter) : letter);
                rooks ^= 1L << rook;
            }
        }
        return text.isEmpty() ? "-" : text.toString();
    }

    /** Whether every castling right is one of ordinary chess: a king on the e-file and a rook in the corner; true if there are none. */
    static boolean isOrdinary(Position position) {
        for (int side = WHITE; side <= BLACK; side++) {
            long rooks = position.castlingRooks() & position.pieces(side);
            boolean kingIsHome = Squares.file(position.kingSquare(side)) == 4;
            if (rooks != 0 && !kingIsHome || (rooks & ~(FILE_A | FILE_H)) != 0) {
                return false;
            }
        }
        return true;
    }
}
