package sphericalknight.storage.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sphericalknight.bits.SplitMix64;
import sphericalknight.storage.Game;
import sphericalknight.storage.RangeEncoder;

@DisplayName("What the move models promise")
class ModelsTest {
    static List<MoveModel> models() {
        return List.of(MoveModel.UNIFORM, MoveWeights.shipped());
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
    @DisplayName("the same weights from 20 games, whatever was trained before; their bytes come back")
    void deterministic() {
        List<Game> games = SampleGames.b().subList(0, 20);
        List<Integer> passes = new ArrayList<>();
        byte[] once = MoveWeights.train(games, passes::add).toBytes();
        byte[] again = MoveWeights.train(games, pass -> {}).toBytes();
        assertThat(again).isEqualTo(once);
        assertThat(passes).containsExactly(1, 2, 3, 4, 5, 6).hasSize(MoveWeights.passes(games));
        assertThat(new MoveWeights(once).toBytes()).isEqualTo(once);
        assertThat(new MoveWeights(once).used()).isBetween(1_000, MoveWeights.count());
    }

    @Test
    @DisplayName("60 games are enough to save a bit per ply against mixed radix on games not seen")
    void learnsFromFew() {
        List<Game> games = SampleGames.b();
        MoveWeights weights = MoveWeights.train(games.subList(0, 60), pass -> {});
        List<Game> unseen = games.subList(60, 90);
        double learned = bitsPerPly(new ModelScheme("new", weights), unseen);
        double uniform = bitsPerPly(new ModelScheme("uniform", MoveModel.UNIFORM), unseen);
        assertThat(learned).isLessThan(uniform - 1);
    }

    /** What training gives now is left in {@code target}, to be shipped after a change of what is learned. */
    @Tag("exhaustive")
    @Test
    @DisplayName("the shipped weights are what training on the sample games gives, byte for byte")
    void shippedWeightsAreReproduced() throws IOException {
        byte[] weights = MoveWeights.train(SampleGames.all(), pass -> {}).toBytes();
        Files.write(Path.of("target/move-weights.bin"), weights);
        assertThat(weights).isEqualTo(MoveWeights.shipped().toBytes());
    }

    @Tag("exhaustive")
    @Test
    @DisplayName("learned from four fifths of the games, the others cost at most 3.00 bits per ply")
    void fifthFold() {
        List<Game> seen = new ArrayList<>();
        List<Game> unseen = new ArrayList<>();
        List<Game> games = SampleGames.all();
        for (int i = 0; i < games.size(); i++) {
            (i % 5 == 0 ? unseen : seen).add(games.get(i));
        }
        assertThat(bitsPerPly(new ModelScheme("learned", MoveWeights.train(seen, pass -> {})), unseen))
                .isLessThan(3.00);
    }

    private static double bitsPerPly(ModelScheme scheme, List<Game> games) {
        double bits = games.stream().mapToInt(scheme::bits).sum();
        return bits / games.stream().mapToInt(Game::plies).sum();
    }
}
