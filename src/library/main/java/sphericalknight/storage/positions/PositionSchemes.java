package sphericalknight.storage.positions;

import java.util.ArrayList;
import java.util.List;
import sphericalknight.chess.position.Position;
import sphericalknight.storage.Fidelity;
import sphericalknight.storage.Scheme;
import sphericalknight.storage.TextScheme;
import sphericalknight.storage.games.SampleGames;

/** All schemes for positions, roughly from the longest codes to the shortest; those that count have counted in {@link SampleGames#b}. */
public final class PositionSchemes {
    private static final class All {
        static final List<Scheme<Position>> SCHEMES = schemes();

        private static List<Scheme<Position>> schemes() {
            List<Scheme<Position>> schemes = new ArrayList<>(List.of(
                    new TextScheme<>("fen", Fidelity.FEN_STATE, Position::fen, Position::fromFen),
                    new Nibbles(),
                    BoardNumber.base13(),
                    BoardNumber.withoutOuterPawns(),
                    new OneKing(),
                    new SquareHuffman(),
                    new XorStart(),
                    new PieceList(),
                    new BestOfFour()));
            schemes.addAll(CountedBoard.learn(SampleGames.b()));
            return List.copyOf(schemes);
        }
    }

    private PositionSchemes() {}

    /** {@return every scheme, the same list each time} */
    public static List<Scheme<Position>> all() {
        return All.SCHEMES;
    }

    /**
     * Returns the scheme with a given name.
     *
     * @throws IllegalArgumentException if there is no such scheme; the message lists all names
     */
    public static Scheme<Position> named(String name) {
        return Scheme.named(name, all(), "positions");
    }
}
