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
        for (char letter : text.toCharArray()) {
            rooks |= rook(letter, rooks, board, text);
        }
        return rooks;
    }

    /** The rook that a letter stands for, as a set; {@code others} are those of the letters before it. */
    private static long rook(char letter, long others, PositionState board, String text) {
        int side = Character.isUpperCase(letter) ? WHITE : BLACK;
        char small = Character.toLowerCase(letter);
        if ("kqabcdefgh".indexOf(small) < 0) {
            throw fault(text, Quote.of(letter) + " is not one of KQkq, a file A-H or a-h, or - alone for none");
        }
        int king = board.kingSquare(side);
        long backRank = Castling.backRank(side);
        long right = -1L << king & backRank;
        long rooks = (backRank & 1L << king) == 0 ? 0 : board.pieces(side, ROOK) & backRank;
        long wanted = switch (small) {
            case 'k' -> Long.highestOneBit(rooks & right);
            case 'q' -> Long.lowestOneBit(rooks & ~right);
            default -> rooks & (FILE_A << (small - 'a'));
        };
        if (wanted == 0) {
            String place = small == 'k' ? "to his right" : small == 'q' ? "to his left" : "on the " + small + "-file";
            throw fault(
                    text,
                    Quote.of(letter) + " needs the king of " + Piece.sideName(side) + " on his first rank and a rook "
                            + place + " there");
        }
        if ((others & ((wanted & right) != 0 ? right : backRank & ~right)) != 0) {
            throw fault(text, Quote.of(letter) + " is a second rook on the same side of the king; one is possible");
        }
        return wanted;
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
