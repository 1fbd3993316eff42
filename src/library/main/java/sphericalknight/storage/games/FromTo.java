package sphericalknight.storage.games;

import sphericalknight.chess.position.Move;
import sphericalknight.chess.position.Piece;
import sphericalknight.storage.BitReader;
import sphericalknight.storage.BitWriter;
import sphericalknight.storage.Fidelity;
import sphericalknight.storage.Game;
import sphericalknight.storage.Scheme;

/**
 * A scheme with six bits for the start square of a move and six for its target. The usual "12 bits per move" leaves out the piece of a
 * promotion; here a promotion takes two more bits.
 *
 * <pre>{@code
 * e2e4     001100 011100             e2 = 12, e4 = 28
 * e7e8=N   110100 111100 00          knight 00, bishop 01, rook 10, queen 11
 * O-O      000100 000111             castling goes to the square of the rook
 * }</pre>
 */
final class FromTo extends Scheme<Game> {
    private static final int SQUARES = 12;

    FromTo() {
        super("from-to", Fidelity.FULL_HISTORY);
    }

    @Override
    public int bits(Game game) {
        return write(game).size();
    }

    @Override
    public byte[] encode(Game game) {
        return write(game).toBytes();
    }

    private static BitWriter write(Game game) {
        BitWriter out = new BitWriter();
        for (int move : game.moves()) {
            out.write(Move.from(move), 6);
            out.write(Move.to(move), 6);
            if (Move.promotion(move) != 0) {
                out.write(Move.promotion(move) - Piece.KNIGHT, 2);
            }
        }
        return out;
    }

    @Override
    public Game decode(byte[] code) {
        BitReader in = new BitReader(code);
        GameCursor cursor = new GameCursor();
        while (in.remaining() >= SQUARES) {
            int from = (int) in.read(6);
            int to = (int) in.read(6);
            cursor.play(cursor.indexOf(complete(cursor, from, to, in)));
        }
        in.expectEnd();
        return cursor.game();
    }

    /**
     * The legal move between two squares; for a promotion, two more bits are read for the piece. If there is no such move, the move
     * returned is not legal.
     */
    private static int complete(GameCursor cursor, int from, int to, BitReader in) {
        for (int i = 0; i < cursor.count(); i++) {
            int move = cursor.legal(i);
            if (Move.from(move) == from && Move.to(move) == to) {
                return Move.promotion(move) == 0 ? move : Move.promotion(from, to, Piece.KNIGHT + (int) in.read(2));
            }
        }
        return Move.of(from, to);
    }
}
