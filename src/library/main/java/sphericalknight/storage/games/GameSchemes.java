package sphericalknight.storage.games;

import java.util.List;
import sphericalknight.storage.Fidelity;
import sphericalknight.storage.Game;
import sphericalknight.storage.Scheme;
import sphericalknight.storage.TextScheme;

/** All schemes for games, roughly from the longest codes to the shortest. */
public final class GameSchemes {
    private static final List<Scheme<Game>> ALL = List.of(
            new TextScheme<>("san", Fidelity.FULL_HISTORY, Game::san, Game::ofSan),
            new FromTo(),
            new OneByte(),
            new MixedRadix(),
            new ModelScheme("uniform", MoveModel.UNIFORM),
            new ModelScheme("learned", MoveWeights.shipped()));

    private GameSchemes() {}

    /** {@return every scheme, roughly from the longest codes to the shortest} */
    public static List<Scheme<Game>> all() {
        return ALL;
    }

    /**
     * Returns the scheme with a given name.
     *
     * @throws IllegalArgumentException if there is no such scheme; the message lists all names
     */
    public static Scheme<Game> named(String name) {
        return Scheme.named(name, ALL, "games");
    }
}
