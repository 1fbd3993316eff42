package sphericalknight.storage.games;

import java.util.List;
import java.util.stream.Collectors;
import sphericalknight.storage.GameScheme;

/** The ways to store games, by name, from the longest codes to the shortest. */
public final class GameSchemes {
    private static final List<GameScheme> ALL = List.of(
            new SanText(),
            new FromTo(),
            new OneByte(),
            new MixedRadix(),
            new ModelScheme("uniform", MoveModel.UNIFORM));

    private GameSchemes() {}

    /**
     * Every scheme there is.
     *
     * @return the schemes in the order of the ladder
     */
    public static List<GameScheme> all() {
        return ALL;
    }

    /**
     * A scheme by its name.
     *
     * @param name such as "mixed-radix"
     * @return the scheme
     * @throws IllegalArgumentException if no scheme has this name; the sentence lists the names
     */
    public static GameScheme named(String name) {
        for (GameScheme scheme : ALL) {
            if (scheme.name().equals(name)) {
                return scheme;
            }
        }
        String known = ALL.stream().map(GameScheme::name).collect(Collectors.joining(", "));
        throw new IllegalArgumentException("\"" + name + "\" is not a scheme for games; " + known + " are");
    }
}
