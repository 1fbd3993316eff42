package sphericalknight.chess.position;

import static sphericalknight.chess.position.Piece.BLACK;
import static sphericalknight.chess.position.Piece.PAWN;
import static sphericalknight.chess.position.Piece.WHITE;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import sphericalknight.chess.attack.PawnMoves;

/**
 * The key of a position in opening books in the Polyglot format: a Zobrist key with published numbers. It differs from {@link
 * Position#key} in four ways: the number for the side to move is used if White is to move, black pieces come before white ones, castling
 * rights have only four numbers (K, Q, k and q), and an en passant file counts if an enemy pawn is beside the pawn that was pushed, even if
 * that enemy pawn is pinned.
 *
 * <pre>{@code
 * numbers     0 ... 767      768 769 770 771    772 ... 779    780
 * stand for   12 x 64        K   Q   k   q      files a to h   White to move
 *             p P n N ...
 * }</pre>
 *
 * @see <a href="http://hgm.nubati.net/book_format.html">Polyglot book format</a>
 */
public final class PolyglotKey {
    private static final int CASTLING = 768;
    private static final int EN_PASSANT = 772;
    private static final int WHITE_TO_MOVE = 780;
    private static final long[] RANDOM = read("polyglot-random.txt");

    private PolyglotKey() {}

    /** The key of a position: 64 bits; clocks and history do not count. */
    public static long of(Position position) {
        long key = position.side() == WHITE ? RANDOM[WHITE_TO_MOVE] : 0;
        for (long rest = position.occupied(); rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            key ^= RANDOM[64 * row(position.pieceAt(square)) + square];
        }
        return key ^ castling(position) ^ enPassant(position);
    }

    /** The 781 published numbers, in the order of the format, as in the table of {@link PolyglotKey}. */
    public static long[] numbers() {
        return RANDOM.clone();
    }

    /** The index of the block of 64 numbers for a piece: black pawn 0, white pawn 1, black knight 2, and so on. */
    private static int row(int piece) {
        return 2 * Piece.kind(piece) + (Piece.side(piece) == WHITE ? 1 : 0);
    }

    private static long castling(Position position) {
        long key = 0;
        for (int side = WHITE; side <= BLACK; side++) {
            int king = position.kingSquare(side);
            for (long rest = position.castlingRooks() & position.pieces(side); rest != 0; rest &= rest - 1) {
                int rook = Long.numberOfTrailingZeros(rest);
                key ^= RANDOM[CASTLING + 2 * side + (rook > king ? 0 : 1)];
            }
        }
        return key;
    }

    private static long enPassant(Position position) {
        if (position.enPassant() == Position.NO_SQUARE) {
            return 0;
        }
        int side = position.side();
        long target = 1L << position.enPassant();
        long beside = side == WHITE ? PawnMoves.blackAttacks(target) : PawnMoves.whiteAttacks(target);
        boolean ready = (beside & position.pieces(side, PAWN)) != 0;
        return ready ? RANDOM[EN_PASSANT + (position.enPassant() & 7)] : 0;
    }

    private static long[] read(String resource) {
        try (InputStream in = PolyglotKey.class.getResourceAsStream(resource)) {
            return new BufferedReader(new InputStreamReader(in, StandardCharsets.US_ASCII))
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .mapToLong(line -> Long.parseUnsignedLong(line, 16))
                    .toArray();
        } catch (IOException cause) {
            throw new UncheckedIOException(cause);
        }
    }
}
