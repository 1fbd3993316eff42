package sphericalknight.cli;

import java.util.List;
import sphericalknight.chess.position.Position;

/** Parses a chess position from command-line arguments. */
final class ChessPositions {
    private ChessPositions() {}

    /** The position described by a FEN, quoted or not; {@code startpos} or nothing is the start of the game. */
    static Position read(List<String> words) {
        return FenWords.read(words, Position::start, Position::fromFen);
    }
}
