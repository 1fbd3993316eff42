package sphericalknight.chess.endgame;

import java.nio.ByteBuffer;
import java.util.zip.CRC32;

/**
 * The bishop-and-knight endgame table as the file of William Shields's essay: 64 x 32 x 64 x 64 entries of two bytes for White to move with
 * a light-squared bishop, exactly 16 MiB. The file is read in place, so a mapped one takes no heap memory. It has no entries with Black to
 * move; for these positions the longest distance after any black move is computed.
 *
 * <pre>{@code
 *   offset = 2 * (((white king * 32 + bishop / 2) * 64 + knight) * 64 + black king)
 *
 *   byte 0   White's moves to mate, 1 to 33; 0 where White cannot win or the position is illegal
 *   byte 1   FFNNNNNN   FF  which man moves: 1 king, 2 bishop, 3 knight      NNNNNN  the square it moves to
 *            the first optimal move: king before bishop before knight, low squares first; 0 where byte 0 is 0
 * }</pre>
 */
public final class EssayFile implements MateDistances {
    private static final int LENGTH = 2 * 64 * 32 * 64 * 64;
    private static final int CHECKSUM = 0xD1447AA0;

    private final ByteBuffer file;

    private EssayFile(ByteBuffer file) {
        this.file = file;
    }

    /**
     * Opens the file after checking its length and its CRC-32; the check reads the whole file once.
     *
     * @param file the contents of the file, for example a mapped buffer
     * @throws IllegalArgumentException if it is not the file that {@link #bytes} returns; the message says why
     */
    public static EssayFile of(ByteBuffer file) {
        if (file.remaining() != LENGTH) {
            throw new IllegalArgumentException("it has %,d bytes instead of %,d".formatted(file.remaining(), LENGTH));
        }
        CRC32 crc = new CRC32();
        crc.update(file.duplicate());
        if ((int) crc.getValue() != CHECKSUM) {
            throw new IllegalArgumentException("its checksum is wrong, so it is another file or damaged");
        }
        return new EssayFile(file.slice());
    }

    /** Returns the contents of the file for {@code table}, 16,777,216 bytes. */
    public static byte[] bytes(MateTable table) {
        byte[] bytes = new byte[LENGTH];
        for (int index = 0; index < LENGTH / 2; index++) {
            int king = index >>> 17;
            int bishop = LightBishop.square(index >>> 12 & 31);
            int knight = index >>> 6 & 63;
            int black = index & 63;
            int moves = table.light(king, bishop, knight, black, true);
            if (moves > 0) {
                bytes[2 * index] = (byte) moves;
                bytes[2 * index + 1] = best(table, new MatePosition(king, bishop, knight, black, true), moves);
            }
        }
        return bytes;
    }

    private static byte best(MateTable table, MatePosition position, int moves) {
        int[] men = {position.whiteKing(), position.bishop(), position.knight()};
        for (int man = 0; man < 3; man++) {
            for (long rest = position.whiteTargets(men[man]); rest != 0; rest &= rest - 1) {
                int to = Long.numberOfTrailingZeros(rest);
                int king = man == 0 ? to : position.whiteKing();
                int bishop = man == 1 ? to : position.bishop();
                int knight = man == 2 ? to : position.knight();
                if (table.light(king, bishop, knight, position.blackKing(), false) == moves - 1) {
                    return (byte) (man + 1 << 6 | to);
                }
            }
        }
        throw new IllegalStateException("a won position without a move that keeps the win: " + position);
    }

    @Override
    public int moves(MatePosition position) {
        return position.whiteToMove() ? whiteMoves(position) : blackMoves(position);
    }

    private int whiteMoves(MatePosition position) {
        int flip = position.isLight() ? 0 : 7;
        int row = (position.whiteKing() ^ flip) * 32 + (position.bishop() ^ flip) / 2;
        int index = (row * 64 + (position.knight() ^ flip)) * 64 + (position.blackKing() ^ flip);
        int moves = file.get(2 * index);
        return moves == 0 ? DRAW : moves;
    }

    private int blackMoves(MatePosition position) {
        int longest = position.isCheck() ? 0 : DRAW;
        for (int moves : choices(position).values()) {
            if (moves == DRAW) {
                return DRAW;
            }
            longest = Math.max(longest, moves);
        }
        return longest;
    }
}
