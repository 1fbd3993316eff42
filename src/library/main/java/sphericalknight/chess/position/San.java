package sphericalknight.chess.position;

import static sphericalknight.chess.position.Piece.NONE;
import static sphericalknight.chess.position.Piece.PAWN;

import sphericalknight.bits.Squares;

/**
 * Standard algebraic notation (SAN): moves as players write them.
 *
 * <pre>{@code
 * e4     exd5    e8=Q+   pawns: the target; when capturing, the start file; the promotion
 * Nf3    Bxc6    Qh4#    pieces: their letter, x when capturing, the square, + for check, # for mate
 * Nbd2   R1a3    Qh4e1   if two pieces of a kind can go there: the start file, else the start rank, else the start square
 * O-O    O-O-O           castling to the right and to the left
 * }</pre>
 *
 * @see <a href="https://handbook.fide.com/chapter/E012023">FIDE Laws of Chess, appendix C</a>
 */
public final class San {
    static final String KINDS = "PNBRQK";

    private San() {}

    /**
     * Writes a move in SAN, as short as the rules allow: two to seven characters.
     *
     * @param position the position before the move; unchanged afterwards
     */
    public static String text(Position position, int move) {
        return body(position, move) + suffix(position, move);
    }

    private static String body(Position position, int move) {
        int from = Move.from(move);
        int to = Move.to(move);
        if (Move.isCastling(move)) {
            return to > from ? "O-O" : "O-O-O";
        }
        int kind = Piece.kind(position.pieceAt(from));
        boolean captures = position.pieceAt(to) != NONE || Move.isEnPassant(move);
        String target = (captures ? "x" : "") + Squares.name(to);
        if (kind == PAWN) {
            int promotion = Move.promotion(move);
            return (captures ? fileLetter(from) : "") + target + (promotion == 0 ? "" : "=" + KINDS.charAt(promotion));
        }
        return KINDS.charAt(kind) + origin(position, move, kind) + target;
    }

    /**
     * As much of the start square as is needed to distinguish the piece from others that could move to the same square; "" if there are
     * none.
     */
    private static String origin(Position position, int move, int kind) {
        int from = Move.from(move);
        boolean others = false;
        boolean sameFile = false;
        boolean sameRank = false;
        for (int other : position.legalMoves()) {
            int otherFrom = Move.from(other);
            boolean rival = Move.to(other) == Move.to(move)
                    && otherFrom != from
                    && !Move.isCastling(other)
                    && Piece.kind(position.pieceAt(otherFrom)) == kind;
            others |= rival;
            sameFile |= rival && Squares.file(otherFrom) == Squares.file(from);
            sameRank |= rival && Squares.rank(otherFrom) == Squares.rank(from);
        }
        if (!others) {
            return "";
        }
        if (!sameFile) {
            return fileLetter(from);
        }
        return sameRank ? Squares.name(from) : "" + (Squares.rank(from) + 1);
    }

    private static String suffix(Position position, int move) {
        position.make(move);
        String suffix = "";
        if (position.inCheck()) {
            suffix = position.legalMoves().length == 0 ? "#" : "+";
        }
        position.unmake();
        return suffix;
    }

    private static String fileLetter(int square) {
        return Squares.name(square).substring(0, 1);
    }

    /**
     * The legal move that {@code text} stands for, in every spelling of FIDE: the x and the signs for check and mate may be absent or wrong,
     * a promotion may be written e8=Q, e8Q, e8(Q) or e8/Q, castling with zeros. A move number, e.p., ! and ? are left out, figurines are
     * letters, and the start square may be given in more detail than necessary.
     *
     * @param text such as "Nf3", "exd8=Q+" or "12... exf3 e.p.!"
     * @throws IllegalArgumentException if the text is not in SAN, or if it does not match exactly one legal move; the message says what is
     * wrong
     */
    public static int move(Position position, String text) {
        return SanReader.read(position, text);
    }
}
