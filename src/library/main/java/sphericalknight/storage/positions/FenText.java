package sphericalknight.storage.positions;

import java.nio.charset.StandardCharsets;
import sphericalknight.chess.position.Position;
import sphericalknight.storage.Keeps;
import sphericalknight.storage.PositionScheme;

/** The FEN itself, eight bits a character: what all the others are compared with. 448 bits at the start. */
public final class FenText implements PositionScheme {
    /** The scheme. */
    public FenText() {}

    @Override
    public String name() {
        return "fen";
    }

    @Override
    public Keeps keeps() {
        return Keeps.FEN_STATE;
    }

    @Override
    public byte[] encode(Position position) {
        return position.fen().getBytes(StandardCharsets.US_ASCII);
    }

    @Override
    public Position decode(byte[] code) {
        return Position.fromFen(new String(code, StandardCharsets.US_ASCII));
    }
}
