package sphericalknight.chess.position;

import static sphericalknight.chess.position.Piece.BLACK;
import static sphericalknight.chess.position.Piece.NONE;
import static sphericalknight.chess.position.Piece.WHITE;

import java.util.regex.Pattern;
import sphericalknight.bits.Squares;

/**
 * Forsyth-Edwards notation: a position in one line of six fields.
 *
 * <pre>{@code
 * rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2
 * 1 pieces, rank 8 first                          2 3    4  5 6
 *
 * 2 side to move     3 castling rights      4 en passant square
 * 5 halfmove clock   6 move number          (5 and 6 may be absent; they are then 0 and 1; a move number 0 is read as 1)
 * }</pre>
 *
 * <p>An EPD is read, too: the first four fields, and operations such as {@code bm Nf3; id "a";}, which are left out.
 *
 * @see <a href="https://www.chessprogramming.org/Forsyth-Edwards_Notation">Forsyth-Edwards notation</a>
 */
final class Fen {
    static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    private static final int LARGEST_NUMBER = 9999;
    private static final Pattern EMPTY = Pattern.compile("\\.+");

    private Fen() {}

    static Position read(String text) {
        String fen = bare(text);
        String[] fields = fen.split("\\s+", 7);
        boolean isEpd = fields.length > 4 && (fen.indexOf(';') >= 0 || fields[4].matches("[a-zA-Z][a-z0-9]+"));
        boolean hasNumbers = fields.length > 5 && isNumber(fields[4]) && isNumber(fields[5]);
        if (fields.length < 4 || !isEpd && fields.length != 4 && fields.length != 6) {
            throw new IllegalArgumentException("FEN " + Quote.of(fen) + " has " + fen.split("\\s+").length
                    + (fields.length == 1 ? " field" : " fields")
                    + "; six are needed (pieces, side, castling, en passant, clock, move number), or the first four"
                    + (fields.length > 4 ? ", and the operations of an EPD end in ;" : ""));
        }
        PositionState board = new PositionState();
        readPieces(fields[0], board);
        FenRules.checkPieces(board);
        board.side = readSide(fields[1]);
        board.castling = FenCastling.read(fields[2], board);
        board.enPassant = readEnPassant(fields[3]);
        FenRules.checkEnPassant(board);
        boolean isShort = fields.length == 4 || isEpd && !hasNumbers;
        String clock = isShort ? "0" : fields[4];
        String number = isShort ? "1" : fields[5];
        board.clock = readNumber(5, "halfmove clock", clock);
        board.moveNumber = Math.max(1, readNumber(6, "move number", number));
        board.key ^= ZobristKeys.side(board.side) ^ ZobristKeys.castling(board.castling);
        Position position = new Position(board);
        FenRules.checkNotCapturable(position);
        return position;
    }

    /** The text without what people paste around it: a byte order mark, a PGN tag, underscores of an address in place of blanks. */
    private static String bare(String text) {
        String bare = text.strip();
        bare = bare.startsWith("\uFEFF") ? bare.substring(1).strip() : bare;
        if (bare.startsWith("[FEN") && bare.indexOf('"') < bare.lastIndexOf('"')) {
            bare = bare.substring(bare.indexOf('"') + 1, bare.lastIndexOf('"')).strip();
        }
        return bare.indexOf(' ') < 0 ? bare.replace('_', ' ') : bare;
    }

    private static boolean isNumber(String text) {
        return text.matches("[0-9]{1,4}");
    }

    /** Returns the exception for an error in a field, with a one-sentence message. */
    static IllegalArgumentException fault(int field, String name, String sentence) {
        return new IllegalArgumentException("FEN field " + field + " (" + name + "), " + sentence);
    }

    private static void readPieces(String text, PositionState board) {
        String[] ranks = text.split("/", -1);
        if (ranks.length != 8) {
            throw fault(1, "pieces", Quote.of(text) + ": eight ranks separated by / are needed, found " + ranks.length);
        }
        for (int rank = 7; rank >= 0; rank--) {
            readRank(ranks[7 - rank], rank, board);
        }
    }

    private static void readRank(String text, int rank, PositionState board) {
        int file = 0;
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            int piece = Piece.ofLetter(letter);
            if (letter >= '1' && letter <= '8') {
                file += letter - '0';
            } else if (piece < 0) {
                throw rankFault(rank, text, Quote.of(letter) + " is neither a piece (PNBRQKpnbrqk) nor a digit 1-8");
            } else if (file < 8) {
                board.toggle(piece, 8 * rank + file++);
            } else {
                file++;
            }
        }
        if (file != 8) {
            throw rankFault(rank, text, file + " squares; a rank has 8");
        }
    }

    private static IllegalArgumentException rankFault(int rank, String text, String sentence) {
        return fault(1, "pieces", "rank " + (rank + 1) + " " + Quote.of(text) + ": " + sentence);
    }

    private static int readSide(String text) {
        return switch (text) {
            case "w" -> WHITE;
            case "b" -> BLACK;
            default -> throw fault(2, "side to move", Quote.of(text) + ": w or b is needed");
        };
    }

    private static int readEnPassant(String text) {
        if (text.equals("-")) {
            return Position.NO_SQUARE;
        }
        if (!text.matches("[a-h][1-8]")) {
            throw fault(4, "en passant", Quote.of(text) + ": a square such as e3, or - for none, is needed");
        }
        return Squares.square(text);
    }

    private static int readNumber(int field, String name, String text) {
        if (!isNumber(text)) {
            throw fault(field, name, Quote.of(text) + ": a number from 0 to " + LARGEST_NUMBER + " is needed");
        }
        return Integer.parseInt(text);
    }

    static String write(Position position) {
        StringBuilder fen = new StringBuilder();
        for (int rank = 7; rank >= 0; rank--) {
            for (int square = 8 * rank; square < 8 * rank + 8; square++) {
                int piece = position.pieceAt(square);
                fen.append(piece == NONE ? '.' : Piece.letter(piece));
            }
            fen.append(rank > 0 ? "/" : "");
        }
        fen = new StringBuilder(
                EMPTY.matcher(fen).replaceAll(run -> "" + run.group().length()));
        fen.append(position.side() == WHITE ? " w " : " b ");
        fen.append(FenCastling.write(position));
        fen.append(' ').append(position.enPassant() == Position.NO_SQUARE ? "-" : Squares.name(position.enPassant()));
        fen.append(' ').append(position.halfmoveClock());
        fen.append(' ').append(position.moveNumber());
        return fen.toString();
    }
}
