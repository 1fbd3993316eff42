package sphericalknight.storage.games;

import java.util.List;
import java.util.stream.Collectors;
import sphericalknight.storage.GameScheme;
import sphericalknight.storage.games.models.LearnedModel;
import sphericalknight.storage.games.models.RankCounts;
import sphericalknight.storage.games.models.RankModel;
import sphericalknight.storage.games.models.Weights;

/** The ways to store games, by name, from the longest codes to the shortest. */
public final class GameSchemes {
    private static final MoveModel RANK = new RankModel(RankCounts.shipped());
    private static final MoveModel LEARNED = new LearnedModel(Weights.shipped());

    private static final List<GameScheme> ALL = List.of(
            new SanText(),
            new FromTo(),
            new OneByte(),
            new MixedRadix(),
            new ModelScheme("uniform", MoveModel.UNIFORM),
            new ModelScheme("rank", RANK),
            new ModelScheme("learned", LEARNED),
            new Selector("selector", LEARNED));

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
