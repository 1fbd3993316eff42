package sphericalknight.chess.position;

import static sphericalknight.chess.position.Piece.KING;
import static sphericalknight.chess.position.Piece.NONE;
import static sphericalknight.chess.position.Piece.PAWN;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sphericalknight.bits.Squares;

/**
 * Reads a move as {@link San} or a player writes it, and finds the legal move that matches.
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
    private static final String FIGURINES = "\u2659\u2658\u2657\u2656\u2655\u2654\u265F\u265E\u265D\u265C\u265B\u265A";
    private static final Pattern MOVE = Pattern.compile("(?:\\d+\\.[. ]*)?"
            + "(?:(?<castling>[Oo0]-[Oo0](?<long>-[Oo0])?)"
            + "|(?<kind>[PNBRQK])?(?<file>[a-h])?(?<rank>[1-8])?(?<sign>[-x])?(?<to>[a-h][1-8])"
            + "(?<becomes>[=/(]?(?<promotion>[PNBRQKnbrq])\\)?)?)"
            + "(?<signs>(?:\\s*(?:[+#!?]|\\(=\\)|ep|e\\.p\\.))*+)");

    private final Position position;
    private final String text;
    private final Matcher move;
    private final boolean captures;
    private final boolean enPassant;
    private int kind = PAWN;
    private int fromFile = ANY;
    private int fromRank = ANY;
    private int to;
    private int promotion;

    private SanReader(Position position, String text) {
        this.position = position;
        this.text = text;
        move = MOVE.matcher(plain(text.strip()));
        if (!move.matches()) {
            throw fault("a move is written like e4, Nf3, exd8=Q+ or O-O");
        }
        captures = "x".equals(move.group("sign"));
        enPassant = move.group("signs").contains("e");
    }

    /** The text with letters for figurines, one kind of dash and one sign for captures. */
    private static String plain(String text) {
        StringBuilder plain = new StringBuilder();
        for (char letter : text.toCharArray()) {
            int figurine = FIGURINES.indexOf(letter);
            plain.append(figurine >= 0 ? San.KINDS.charAt(figurine % 6) : letter);
        }
        return plain.toString().replaceAll("[\u2010-\u2014\u2212]", "-").replaceAll("[:\u00D7]", "x");
    }

    static int read(Position position, String text) {
        SanReader reader = new SanReader(position, text);
        return reader.move.group("castling") != null ? reader.castling() : reader.find();
    }

    private int castling() {
        boolean wantsRight = move.group("long") == null;
        for (int candidate : position.legalMoves()) {
            boolean isRight = Move.to(candidate) > Move.from(candidate);
            if (Move.isCastling(candidate) && isRight == wantsRight) {
                return candidate;
            }
        }
        throw fault(Piece.sideName(position.side()) + " cannot castle to that side now");
    }

    private int find() {
        to = Squares.square(move.group("to"));
        kind = move.group("kind") == null ? PAWN : San.KINDS.indexOf(move.group("kind"));
        fromFile = move.group("file") == null ? ANY : move.group("file").charAt(0) - 'a';
        fromRank = move.group("rank") == null ? ANY : move.group("rank").charAt(0) - '1';
        if (move.group("promotion") != null) {
            promotion = San.KINDS.indexOf(move.group("promotion").toUpperCase(Locale.ROOT));
            if (promotion == PAWN || promotion == KING) {
                throw fault("a pawn becomes a queen, rook, bishop or knight (=Q, =R, =B, =N)");
            }
        }
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
        boolean lastRank = Squares.rank(to) == 0 || Squares.rank(to) == 7;
        if (kind == PAWN && lastRank && promotion == 0) {
            return "a pawn that reaches " + Squares.name(to) + " becomes something: write =Q, =R, =B or =N behind it";
        }
        if (promotion != 0 && (kind != PAWN || !lastRank)) {
            return "only a pawn on the last rank becomes something else, leave out " + move.group("becomes");
        }
        if (captures && position.pieceAt(to) == NONE && kind != PAWN) {
            return Squares.name(to) + " is empty, leave out the x";
        }
        if (enPassant) {
            return "no pawn of " + Piece.sideName(position.side()) + " can capture en passant on " + Squares.name(to);
        }
        String origin = (fromFile == ANY ? "" : " on the " + (char) ('a' + fromFile) + "-file")
                + (fromRank == ANY ? "" : " on rank " + (fromRank + 1));
        return "no " + Piece.kindName(kind) + " of " + Piece.sideName(position.side()) + origin + " can legally "
                + (captures ? "capture on " : "move to ") + Squares.name(to);
    }

    private IllegalArgumentException fault(String sentence) {
        return new IllegalArgumentException("SAN " + Quote.of(text) + ": " + sentence);
    }
}
