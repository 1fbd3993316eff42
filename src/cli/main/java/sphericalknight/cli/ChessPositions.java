package sphericalknight.cli;

import java.util.List;
import sphericalknight.chess.position.Position;
import sphericalknight.kernel.UserError;

/** Reads a chess position from the words of a command line. */
final class ChessPositions {
    private ChessPositions() {}

    /** The position of a FEN, quoted or not; {@code startpos} or nothing is the start of the game. */
    static Position read(List<String> words) {
        String fen = String.join(" ", words).strip();
        if (fen.isEmpty() || fen.equals("startpos")) {
            return Position.start();
        }
        try {
            return Position.fromFen(fen);
        } catch (IllegalArgumentException faulty) {
            throw new UserError(faulty.getMessage() + ".", faulty);
        }
    }
}
