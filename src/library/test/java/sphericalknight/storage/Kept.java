package sphericalknight.storage;

import java.util.Arrays;
import sphericalknight.chess.position.Position;

/** What a scheme keeps of a position. */
public final class Kept {
    private Kept() {}

    /**
     * Returns the preserved part of a position as text: positions with the same text are equal at this fidelity. {@link
     * Fidelity#FULL_HISTORY} returns the text of {@link Fidelity#FEN_STATE}, without the moves.
     */
    public static String of(Position position, Fidelity fidelity) {
        String[] fields = position.fen().split(" ");
        if (fidelity == Fidelity.BOARD) {
            return fields[0];
        }
        if (fidelity == Fidelity.REPETITION_STATE) {
            fields[3] = position.enPassantIsLegal() ? fields[3] : "-";
            return String.join(" ", Arrays.copyOf(fields, 4));
        }
        return String.join(" ", fields);
    }
}
