package sphericalknight.chess.position;

import static sphericalknight.chess.position.Piece.KING;
import static sphericalknight.chess.position.Piece.NONE;
import static sphericalknight.chess.position.Piece.PAWN;

import java.util.List;
import sphericalknight.bits.Squares;

/**
 * Reads a move as {@link San} or a player writes it, and finds the legal move that matches. What may stand around a move is left out first;
 * the promotion and the target square are read from the end, the rest from left to right.
 *
 * <pre>{@code
 * N  b  x  d  2         12. e  x  d  8  =  Q  +!
 * |  |  |  to           |   |  |  to    |     signs: check, mate, praise, draw offer, e.p.
 * |  |  captures        |   |  captures promotion: also 8Q, 8(Q), 8/Q
 * |  origin file        |   origin file
 * kind                  move number
 * }</pre>
 */
final class SanReader {
    private static final int ANY = -1;
    private static final int LONGEST = 8;
    private static final String FIGURINES = "\u2659\u2658\u2657\u2656\u2655\u2654\u265F\u265E\u265D\u265C\u265B\u265A";
    private static final String DASHES = "\u2010\u2011\u2012\u2013\u2014\u2212";
    private static final List<String> SIGNS = List.of("+", "#", "!", "?", "(=)", "e.p.", "ep");

    private final Position position;
    private final String text;
    /** The move without number and signs, with letters for figurines and one kind of dash. */
    private final String move;

    /** The index of {@link #move} in {@link #text}. */
    private final int shift;

    private final boolean enPassant;
    private int kind = PAWN;
    private int fromFile = ANY;
    private int fromRank = ANY;
    private int to;
    private boolean captures;
    private int promotion;

    private SanReader(Position position, String text) {
        this.position = position;
        this.text = text;
        int end = text.length();
        boolean passing = false;
        for (String sign = signBefore(end); sign != null; sign = signBefore(end)) {
            passing |= sign.startsWith("e");
            end = text.substring(0, end - sign.length()).stripTrailing().length();
        }
        shift = Math.min(end, numberEnd(text));
        move = plain(text.substring(shift, end));
        enPassant = passing;
    }

    private String signBefore(int end) {
        String start = text.substring(Math.max(0, end - LONGEST), end);
        return SIGNS.stream().filter(start::endsWith).findFirst().orElse(null);
    }

    /** The index after a move number such as "12." or "12..." and blanks; 0 if the text does not begin with one. */
    private static int numberEnd(String text) {
        int digits = 0;
        while (digits < text.length() && Character.isDigit(text.charAt(digits))) {
            digits++;
        }
        int end = digits;
        while (end < text.length() && (text.charAt(end) == '.' || text.charAt(end) == ' ')) {
            end++;
        }
        return digits > 0 && text.indexOf('.', digits) == digits ? end : 0;
    }

    private static String plain(String text) {
        StringBuilder plain = new StringBuilder();
        for (char letter : text.toCharArray()) {
            int figurine = FIGURINES.indexOf(letter);
            boolean dash = DASHES.indexOf(letter) >= 0;
            boolean takes = letter == ':' || letter == '\u00D7';
            plain.append(figurine >= 0 ? San.KINDS.charAt(figurine % 6) : dash ? '-' : takes ? 'x' : letter);
        }
        return plain.toString();
    }

    static int read(Position position, String text) {
        String bare = text.strip();
        String known = NotAMove.what(bare);
        if (known != null) {
            throw new IllegalArgumentException("SAN " + Quote.of(text) + " is " + known);
        }
        SanReader reader = new SanReader(position, bare);
        String castling = reader.move.replace('0', 'O').replace('o', 'O');
        if (castling.startsWith("O")) {
            return reader.castling(castling);
        }
        reader.parse();
        return reader.find();
    }

    private int castling(String castling) {
        if (!castling.equals("O-O") && !castling.equals("O-O-O")) {
            throw fault("castling is written O-O or O-O-O");
        }
        for (int candidate : position.legalMoves()) {
            boolean right = Move.to(candidate) > Move.from(candidate);
            if (Move.isCastling(candidate) && right == castling.equals("O-O")) {
                return candidate;
            }
        }
        throw fault(Piece.sideName(position.side()) + " cannot castle to that side now");
    }

    private void parse() {
        if (move.length() < 2 || move.length() > LONGEST + 1) {
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
        if (next < end - 2 && (move.charAt(next) == 'x' || move.charAt(next) == '-')) {
            captures = move.charAt(next++) == 'x';
        }
        if (next < end - 2) {
            throw fault(next, "does not belong before the square " + Squares.name(to));
        }
    }

    private int parseKind() {
        int letter = San.KINDS.indexOf(move.charAt(0));
        if (letter < PAWN && !isFile(move.charAt(0))) {
            throw fault(0, "is neither a piece (N, B, R, Q, K) nor a file a-h nor castling (O-O)");
        }
        kind = Math.max(letter, PAWN);
        return letter >= PAWN ? 1 : 0;
    }

    /** Reads a promotion at the end, such as "=Q", "Q", "(Q)" or "/Q", if there is one; returns the index after the target square. */
    private int parsePromotion(int length) {
        int sign = move.indexOf('=');
        int letter = move.endsWith(")") ? length - 2 : length - 1;
        if (sign >= 0 && sign != letter - 1) {
            throw fault(sign, "must stand before the last letter of the move, such as e8=Q");
        }
        int end = "=/(".indexOf(move.charAt(letter - 1)) >= 0 ? letter - 1 : letter;
        int piece = San.KINDS.indexOf(Character.toUpperCase(move.charAt(letter)));
        if (end == letter && (piece < 0 || !isRank(move.charAt(letter - 1)))) {
            return length;
        }
        if (piece <= PAWN || piece == KING) {
            throw fault(letter, "is not what a pawn can become (Q, R, B, N)");
        }
        if (end < 2) {
            throw fault(end, "must follow a square, such as e8=Q");
        }
        promotion = piece;
        return end;
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
                && isCaptureAsWritten(candidate)
                && Move.promotion(candidate) == promotion;
    }

    /** FIDE leaves the x to the writer, but a pawn that captures is written with its file. */
    private boolean isCaptureAsWritten(int candidate) {
        boolean takes = position.pieceAt(to) != NONE || Move.isEnPassant(candidate);
        boolean pawnSteps = kind == PAWN && fromFile == ANY && !captures;
        return takes ? !pawnSteps && (!enPassant || Move.isEnPassant(candidate)) : !captures && !enPassant;
    }

    private String reason() {
        String name = Piece.kindName(kind);
        boolean lastRank = Squares.rank(to) == 0 || Squares.rank(to) == 7;
        if (kind == PAWN && lastRank && promotion == 0) {
            return "a pawn that reaches " + Squares.name(to) + " becomes something: write =Q, =R, =B or =N behind it";
        }
        if (promotion != 0 && (kind != PAWN || !lastRank)) {
            return "only a pawn on the last rank becomes something else, leave out "
                    + move.substring(move.lastIndexOf((char) ('1' + Squares.rank(to))) + 1);
        }
        boolean occupied = position.pieceAt(to) != NONE;
        if (captures && !occupied && kind != PAWN) {
            return Squares.name(to) + " is empty, leave out the x";
        }
        if (enPassant) {
            return "no pawn of " + Piece.sideName(position.side()) + " can capture en passant on " + Squares.name(to);
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
        return new IllegalArgumentException("SAN " + Quote.of(text) + ", character " + (shift + index + 1) + ": "
                + Quote.of(move.charAt(index)) + " " + sentence);
    }
}
