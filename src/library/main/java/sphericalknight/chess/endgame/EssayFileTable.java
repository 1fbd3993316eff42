package sphericalknight.chess.endgame;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * The essay's file of 16 MiB ({@link EssayFile}), read in place: a mapped file takes no heap memory, and a probe with White to move is one
 * read. The file has no entries with Black to move; for these positions the longest distance after any black move is computed.
 */
public final class EssayFileTable implements MateDistances {
    private static final String DIGEST = "92c61ce2910ccb2d67b893a8edafcbb3b377e66711760a1875cbcb6e0c6f0f2c";

    private final ByteBuffer file;

    private EssayFileTable(ByteBuffer file) {
        this.file = file;
    }

    /**
     * Opens the file after checking its length and its SHA-256; the check reads the whole file once.
     *
     * @param file the contents of the file, for example a mapped buffer
     * @throws IllegalArgumentException if it is not the file that {@link EssayFile} writes; the message says why
     */
    public static EssayFileTable of(ByteBuffer file) {
        if (file.remaining() != EssayFile.LENGTH) {
            throw new IllegalArgumentException(
                    "it has %,d bytes instead of %,d".formatted(file.remaining(), EssayFile.LENGTH));
        }
        String digest = digest(file.duplicate());
        if (!digest.equals(DIGEST)) {
            throw new IllegalArgumentException("its SHA-256 begins with " + digest.substring(0, 8) + " instead of "
                    + DIGEST.substring(0, 8) + ", so it is another file or damaged");
        }
        return new EssayFileTable(file.slice());
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

    private static String digest(ByteBuffer file) {
        try {
            MessageDigest sha = MessageDigest.getInstance("SHA-256");
            sha.update(file);
            return HexFormat.of().formatHex(sha.digest());
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
