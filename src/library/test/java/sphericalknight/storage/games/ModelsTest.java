package sphericalknight.storage.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sphericalknight.bits.SplitMix64;
import sphericalknight.storage.CrossValidation;
import sphericalknight.storage.Game;
import sphericalknight.storage.RangeEncoder;
import sphericalknight.storage.Trainer;

@DisplayName("What the move models promise")
class ModelsTest {
    static List<MoveModel> models() {
        return List.of(MoveModel.UNIFORM, new RankModel(RankCounts.shipped()), new LearnedModel(MoveWeights.shipped()));
    }

    @ParameterizedTest
    @MethodSource("models")
    @DisplayName("every legal move gets 1 or more, and the sum is what is returned, in games of random moves")
    void sums(MoveModel model) {
        SplitMix64 random = new SplitMix64(11);
        int[] frequencies = new int[256];
        for (int game = 0; game < 10; game++) {
            GameCursor cursor = new GameCursor();
            while (cursor.count() > 0 && cursor.plies() < 200) {
                String before = cursor.position().fen();
                int total = model.weigh(cursor, frequencies);
                assertThat(cursor.position().fen()).isEqualTo(before);
                assertThat(Arrays.stream(frequencies, 0, cursor.count()).sum()).isEqualTo(total);
                assertThat(Arrays.stream(frequencies, 0, cursor.count()).min().orElseThrow())
                        .isPositive();
                assertThat(total).isLessThanOrEqualTo(RangeEncoder.MOST);
                cursor.play((int) Long.remainderUnsigned(random.next(), cursor.count()));
            }
        }
    }

    @Test
    @DisplayName("the same weights from 40 games, whatever was trained before; their bytes come back")
    void deterministic() {
        List<Game> games = SampleGames.b().subList(0, 40);
        Trainer.Settings quick = MoveWeights.settings(2, 1, 0.1, 5);
        byte[] once = MoveWeights.train(games, quick, pass -> {}).toBytes();
        byte[] again = MoveWeights.train(games, quick, pass -> {}).toBytes();
        assertThat(again).isEqualTo(once);
        assertThat(MoveWeights.of(once).toBytes()).isEqualTo(once);
        Trainer.Settings otherSeed = MoveWeights.settings(2, 1, 0.1, 6);
        assertThat(MoveWeights.train(games, otherSeed, pass -> {}).toBytes()).isNotEqualTo(once);
    }

    @Test
    @DisplayName("60 games are enough to save a bit per ply against mixed radix on games not seen")
    void learnsFromFew() {
        List<Game> games = SampleGames.b();
        MoveWeights weights = MoveWeights.train(games.subList(0, 60), MoveWeights.settings(3, 2, 0.12, 1), pass -> {});
        List<Game> unseen = games.subList(60, 90);
        double learned = bitsPerPly(new ModelScheme("new", new LearnedModel(weights)), unseen);
        double uniform = bitsPerPly(new ModelScheme("uniform", MoveModel.UNIFORM), unseen);
        assertThat(learned).isLessThan(uniform - 1);
    }

    @Test
    @DisplayName("weights that know nothing cost what mixed radix costs")
    void knowingNothing() {
        List<Game> games = SampleGames.b().subList(0, 10);
        double nothing = bitsPerPly(new ModelScheme("zero", new LearnedModel(MoveWeights.zero())), games);
        double uniform = bitsPerPly(new ModelScheme("uniform", MoveModel.UNIFORM), games);
        assertThat(nothing).isBetween(uniform - 0.05, uniform + 0.05);
    }

    @Test
    @DisplayName("all tables together have at most 32 KiB")
    void tables() {
        assertThat(MoveWeights.shipped().toBytes().length + RankCounts.shipped().toBytes().length)
                .isLessThanOrEqualTo(32 * 1024);
    }

    @Test
    @DisplayName("other files are refused in one sentence")
    void otherFiles() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> MoveWeights.of(new byte[100]))
                .withMessageStartingWith("this is no file of move weights");
        byte[] cut = Arrays.copyOf(MoveWeights.shipped().toBytes(), 5_000);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> MoveWeights.of(cut))
                .withMessageStartingWith("the file has 4992 weights and announces");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RankCounts.of(new byte[7]))
                .withMessageStartingWith("a file of rank counts has 2048 bytes, this one has 7");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RankCounts.of(new byte[2048]))
                .withMessageStartingWith("number 0 of the rank counts is 0");
    }

    /** What training gives now is left in {@code target}, to be shipped after a change of what is learned. */
    @Tag("exhaustive")
    @Test
    @DisplayName("the shipped tables are what training on the sample games gives, byte for byte")
    void shippedTablesAreReproduced() throws IOException {
        List<Game> games = SampleGames.all();
        byte[] counts = RankCounts.count(games).toBytes();
        Files.write(Path.of("target/rank-counts.bin"), counts);
        byte[] weights = MoveWeights.train(games, MoveWeights.settings(games.size()), pass -> {})
                .toBytes();
        Files.write(Path.of("target/move-weights.bin"), weights);
        assertThat(counts).isEqualTo(RankCounts.shipped().toBytes());
        assertThat(weights).isEqualTo(MoveWeights.shipped().toBytes());
    }

    @Tag("exhaustive")
    @Test
    @DisplayName("five folds: learned at most 3.10 bits per ply, rank at most 4.40, on both sets")
    void fiveFolds() {
        List<List<Game>> sets = List.of(SampleGames.a(), SampleGames.b());
        double[] rank = fiveFolds(sets, games -> new RankModel(RankCounts.count(games)));
        double[] learned = fiveFolds(
                sets,
                games -> new LearnedModel(MoveWeights.train(games, MoveWeights.settings(games.size()), pass -> {})));
        assertThat(rank[0]).isLessThan(4.40);
        assertThat(rank[1]).isLessThan(4.40);
        assertThat(learned[0]).isLessThan(3.10);
        assertThat(learned[1]).isLessThan(3.10);
    }

    private static double[] fiveFolds(List<List<Game>> sets, Function<List<Game>, MoveModel> learner) {
        return CrossValidation.bitsPerUnit(
                sets,
                5,
                games -> {
                    ModelScheme scheme = new ModelScheme("learned", learner.apply(games));
                    return game -> CrossValidation.Cost.of(scheme, game);
                },
                fold -> {});
    }

    private static double bitsPerPly(ModelScheme scheme, List<Game> games) {
        double bits = games.stream().mapToInt(scheme::bits).sum();
        return bits / games.stream().mapToInt(Game::plies).sum();
    }
}
