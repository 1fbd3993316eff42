package sphericalknight.storage.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import sphericalknight.storage.Game;

@DisplayName("What the move models promise")
class ModelsTest {
    @Test
    @DisplayName("the same weights from 20 games, whatever was trained before")
    void deterministic() {
        List<Game> games = SampleGames.b().subList(0, 20);
        List<Integer> passes = new ArrayList<>();
        byte[] once = MoveWeights.train(games, passes::add).toBytes();
        byte[] again = MoveWeights.train(games, pass -> {}).toBytes();
        assertThat(again).isEqualTo(once);
        assertThat(passes).containsExactly(1, 2, 3, 4, 5, 6).hasSize(MoveWeights.passes(games));
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
