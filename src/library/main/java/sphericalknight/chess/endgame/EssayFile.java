package sphericalknight.chess.endgame;

/**
 * The bishop-and-knight endgame table in the file layout of William Shields's essay: 64 x 32 x 64 x 64 entries of two bytes for White to
 * move with a light-squared bishop, exactly 16 MiB.
 *
 * <pre>{@code
 *   offset = 2 * (((white king * 32 + bishop / 2) * 64 + knight) * 64 + black king)
 *
 *   byte 0   White's moves to mate, 1 to 33; 0 where White cannot win or the position is illegal
 *   byte 1   FFNNNNNN   FF  which man moves: 1 king, 2 bishop, 3 knight      NNNNNN  the square it moves to
 *            the first optimal move: king before bishop before knight, low squares first; 0 where byte 0 is 0
 * }</pre>
 */
public final class EssayFile {
    /** The length of the file in bytes: 16 MiB. */
    public static final int LENGTH = 2 * 64 * 32 * 64 * 64;

    private EssayFile() {}

    /** Returns the contents of the file for {@code table}, {@link #LENGTH} bytes. */
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
}
