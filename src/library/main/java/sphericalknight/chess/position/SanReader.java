package sphericalknight.chess.position;

import static sphericalknight.chess.position.Piece.KING;
import static sphericalknight.chess.position.Piece.NONE;
import static sphericalknight.chess.position.Piece.PAWN;

import sphericalknight.bits.Squares;

/**
 * Reads a move as {@link San} writes it, and finds the legal move that matches. The promotion and the target square are read first, from
 * the end; the rest is read from left to right.
 *
 * <pre>{@code
 * N  b  x  d  2         e  x  d  8  =  Q  +
 * |  |  |  to           |  |  to    |
 * |  |  captures        |  captures promotion
 * |  origin file        origin file
 * kind
 * }</pre>
 */
final class SanReader {
    private static final int ANY = -1;
    private static final int LONGEST = 8;

    private final Position position;
    private final String text;
    private final String move;

    private int kind = PAWN;
    private int fromFile = ANY;
    private int fromRank = ANY;
    private int to;
    private boolean captures;
    private int promotion;

    private SanReader(Position position, String text) {
        this.position = position;
        this.text = text;
        this.move = text.endsWith("+") || text.endsWith("#") ? text.substring(0, text.length() - 1) : text;
    }

    static int read(Position position, String text) {
        SanReader reader = new SanReader(position, text);
        if (reader.move.startsWith("O") || reader.move.startsWith("0")) {
            return reader.castling();
        }
        reader.parse();
        return reader.find();
    }

    private int castling() {
        if (!move.equals("O-O") && !move.equals("O-O-O")) {
            throw fault("castling is written O-O or O-O-O, with the letter O");
        }
        for (int candidate : position.legalMoves()) {
            boolean right = Move.to(candidate) > Move.from(candidate);
            if (Move.isCastling(candidate) && right == move.equals("O-O")) {
                return candidate;
            }
        }
        throw fault(Piece.sideName(position.side()) + " cannot castle to that side now");
    }

    private void parse() {
        if (move.length() < 2 || text.length() > LONGEST) {
            throw fault("a move has 2 to " + LONGEST + " characters, such as e4, Nf3 or exd8=Q+");
        }
        int end = parsePromotion(move.length());
        int toRank = rank(end - 1);
        to = 8 * toRank + file(end - 2);
        int next = parseKind();
        if (next < end - 2 && isFile(move.charAt(next))) {
            fromFile = move.charAt(next++) - 'a';
        }
        if (next < end - 2 && isRank(move.charAt(next))) {
            fromRank = move.charAt(next++) - '1';
        }
        if (next < end - 2 && move.charAt(next) == 'x') {
            captures = true;
            next++;
        }
        if (next < end - 2) {
            throw fault(next, "does not belong before the square " + Squares.name(to));
        }
    }

    private int parseKind() {
        int letter = San.KINDS.indexOf(move.charAt(0));
        if (letter <= PAWN && !isFile(move.charAt(0))) {
            throw fault(0, "is neither a piece (N, B, R, Q, K) nor a file a-h nor castling (O-O)");
        }
        kind = Math.max(letter, PAWN);
        return letter > PAWN ? 1 : 0;
    }

    /** Reads a promotion such as "=Q" at the end, if there is one; returns the index after the target square. */
    private int parsePromotion(int length) {
        int sign = move.indexOf('=');
        if (sign < 0) {
            return length;
        }
        if (sign != length - 2) {
            throw fault(sign, "must stand before the last letter of the move, such as e8=Q");
        }
        promotion = San.KINDS.indexOf(move.charAt(length - 1));
        if (promotion <= PAWN || promotion == KING) {
            throw fault(length - 1, "is not what a pawn can become (Q, R, B, N)");
        }
        if (sign < 2) {
            throw fault(sign, "must follow a square, such as e8=Q");
        }
        return sign;
    }

    private int file(int index) {
        if (!isFile(move.charAt(index))) {
            throw fault(index, "is not a file a-h");
        }
        return move.charAt(index) - 'a';
    }

    private int rank(int index) {
        if (!isRank(move.charAt(index))) {
            throw fault(index, "is not a rank 1-8");
        }
        return move.charAt(index) - '1';
    }

    private static boolean isFile(char letter) {
        return letter >= 'a' && letter <= 'h';
    }

    private static boolean isRank(char digit) {
        return digit >= '1' && digit <= '8';
    }

    private int find() {
        int found = ANY;
        for (int candidate : position.legalMoves()) {
            if (!fits(candidate)) {
                continue;
            }
            if (found != ANY) {
                throw fault("two " + Piece.kindName(kind) + "s can go to " + Squares.name(to) + ", from "
                        + Squares.name(Move.from(found)) + " and from " + Squares.name(Move.from(candidate))
                        + "; name the file or the rank too");
            }
            found = candidate;
        }
        if (found == ANY) {
            throw fault(reason());
        }
        return found;
    }

    private boolean fits(int candidate) {
        int from = Move.from(candidate);
        return Move.to(candidate) == to
                && !Move.isCastling(candidate)
                && Piece.kind(position.pieceAt(from)) == kind
                && (fromFile == ANY || fromFile == Squares.file(from))
                && (fromRank == ANY || fromRank == Squares.rank(from))
                && captures == (position.pieceAt(to) != NONE || Move.isEnPassant(candidate))
                && Move.promotion(candidate) == promotion;
    }

    private String reason() {
        String name = Piece.kindName(kind);
        boolean lastRank = Squares.rank(to) == 0 || Squares.rank(to) == 7;
        if (kind == PAWN && lastRank && promotion == 0) {
            return "a pawn that reaches " + Squares.name(to) + " becomes something: write =Q, =R, =B or =N behind it";
        }
        if (promotion != 0 && (kind != PAWN || !lastRank)) {
            return "only a pawn on the last rank becomes something else, leave out "
                    + text.substring(text.indexOf('='));
        }
        boolean occupied = position.pieceAt(to) != NONE;
        if (captures && !occupied && kind != PAWN) {
            return Squares.name(to) + " is empty, leave out the x";
        }
        if (!captures && occupied && kind != PAWN && Piece.side(position.pieceAt(to)) != position.side()) {
            return Squares.name(to) + " is occupied, a capture is written with x";
        }
        String origin = (fromFile == ANY ? "" : " on the " + (char) ('a' + fromFile) + "-file")
                + (fromRank == ANY ? "" : " on rank " + (fromRank + 1));
        return "no " + name + " of " + Piece.sideName(position.side()) + origin + " can legally "
                + (captures ? "capture on " : "move to ") + Squares.name(to);
    }

    private IllegalArgumentException fault(String sentence) {
        return new IllegalArgumentException("SAN " + Quote.of(text) + ": " + sentence);
    }

    private IllegalArgumentException fault(int index, String sentence) {
        return new IllegalArgumentException("SAN " + Quote.of(text) + ", character " + (index + 1) + ": "
                + Quote.of(move.charAt(index)) + " " + sentence);
    }
}
