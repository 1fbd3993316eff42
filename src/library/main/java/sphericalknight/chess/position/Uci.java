package sphericalknight.chess.position;

import static sphericalknight.chess.position.Piece.NONE;

import sphericalknight.bits.Squares;

/**
 * Moves in the notation of the UCI protocol between chess programs: the start square, the target square and, for a promotion, the
 * letter of the new piece.
 *
 * <pre>{@code
 * e2e4   g1f3   e7e8q   e1g1 (castling: the king's two squares)   e1h1 (the same in Chess960: king takes own rook)
 * }</pre>
 *
 * @see <a href="https://www.chessprogramming.org/UCI">Universal chess interface</a>
 */
public final class Uci {
    private static final String PROMOTIONS = " nbrq";

    private Uci() {}

    /**
     * Writes a move in UCI notation: four or five characters. Castling is written with the king's target square in ordinary chess, and with
     * the rook's square if the king or a castling rook started elsewhere (Chess960).
     */
    public static String text(Position position, int move) {
        int from = Move.from(move);
        int to = Move.to(move);
        if (Move.isCastling(move) && FenCastling.isOrdinary(position)) {
            to = Castling.kingTo(from, to);
        }
        int kind = Move.promotion(move);
        return Squares.name(from) + Squares.name(to) + (kind == 0 ? "" : "" + PROMOTIONS.charAt(kind));
    }

    /**
     * The legal move that {@code text} stands for. Castling is accepted with the king's target square and with the rook's square.
     *
     * @param text such as "e2e4" or "e7e8q"
     * @throws IllegalArgumentException if the text is not in UCI notation or the move is not legal; the message says what is wrong
     */
    public static int move(Position position, String text) {
        if (!text.matches("[a-h][1-8][a-h][1-8][nbrq]?")) {
            throw new IllegalArgumentException("UCI " + Quote.of(text)
                    + ": a move is two squares and perhaps a promotion letter, such as e2e4 or e7e8q");
        }
        int from = Squares.square(text.substring(0, 2));
        int to = Squares.square(text.substring(2, 4));
        int kind = text.length() == 5 ? PROMOTIONS.indexOf(text.charAt(4)) : 0;
        int[] moves = position.legalMoves();
        for (int move : moves) {
            if (Move.from(move) == from && Move.to(move) == to && Move.promotion(move) == kind) {
                return move;
            }
        }
        for (int move : moves) {
            if (Move.isCastling(move)
                    && Move.from(move) == from
                    && Castling.kingTo(from, Move.to(move)) == to
                    && kind == 0) {
                return move;
            }
        }
        throw new IllegalArgumentException("UCI \"" + text + "\" is not legal here: " + reason(position, from));
    }

    private static String reason(Position position, int from) {
        int piece = position.pieceAt(from);
        String square = Squares.name(from);
        if (piece == NONE) {
            return square + " is empty";
        }
        if (Piece.side(piece) != position.side()) {
            return "it is " + Piece.sideName(position.side()) + "'s turn, and " + square + " holds a piece of "
                    + Piece.sideName(Piece.side(piece));
        }
        StringBuilder others = new StringBuilder();
        for (int move : position.legalMoves()) {
            others.append(Move.from(move) == from ? " " + text(position, move) : "");
        }
        String name = "the " + Piece.kindName(Piece.kind(piece)) + " on " + square;
        return others.isEmpty() ? name + " has no legal move" : name + " can play" + others;
    }
}
