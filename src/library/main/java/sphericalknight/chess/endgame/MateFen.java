package sphericalknight.chess.endgame;

import static sphericalknight.chess.position.Piece.BISHOP;
import static sphericalknight.chess.position.Piece.BLACK;
import static sphericalknight.chess.position.Piece.KING;
import static sphericalknight.chess.position.Piece.KNIGHT;
import static sphericalknight.chess.position.Piece.WHITE;

import sphericalknight.chess.position.Position;

/** Reads positions of king, bishop and knight against king from FEN, such as {@code 8/8/8/8/8/2k5/8/KBN5 w - - 0 1}. */
public final class MateFen {
    private MateFen() {}

    /**
     * Reads a position.
     *
     * @param fen a FEN with a white king, bishop and knight and a black king, and nothing else
     * @throws IllegalArgumentException if the FEN is malformed or illegal, or does not have exactly these four pieces; the message says
     *     what is wrong
     */
    public static MatePosition read(String fen) {
        Position position = Position.fromFen(fen);
        long men = 0;
        men |= one(position, WHITE, KING, "white king");
        men |= one(position, WHITE, BISHOP, "white bishop");
        men |= one(position, WHITE, KNIGHT, "white knight");
        men |= one(position, BLACK, KING, "black king");
        if (position.occupied() != men) {
            throw new IllegalArgumentException("FEN \"" + fen
                    + "\" has more men than white king, bishop, knight and black king; the table knows only"
                    + " these four");
        }
        return new MatePosition(
                position.kingSquare(WHITE),
                Long.numberOfTrailingZeros(position.pieces(WHITE, BISHOP)),
                Long.numberOfTrailingZeros(position.pieces(WHITE, KNIGHT)),
                position.kingSquare(BLACK),
                position.side() == WHITE);
    }

    private static long one(Position position, int side, int kind, String name) {
        long pieces = position.pieces(side, kind);
        int count = Long.bitCount(pieces);
        if (count != 1) {
            throw new IllegalArgumentException("the position has "
                    + (count == 0 ? "no " + name : count + " " + name + "s") + "; the table needs exactly one");
        }
        return pieces;
    }
}
