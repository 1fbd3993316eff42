package sphericalknight.solutions;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** A learner sees the smallest board on which an answer fails; so contracts check what they draw in the order of its pieces. */
@DisplayName("Contracts that draw boards")
class SmallestFirstTest {
    private static final Map<String, String> OTHERWISE = Map.ofEntries(
            Map.entry("Base13Contract", "all its boards are full"),
            Map.entry("BestMoveContract", "always four men"),
            Map.entry("BrokenGeneratorContract", "draws cases, not boards"),
            Map.entry("CountTableContract", "draws keys, not boards"),
            Map.entry("GameNumberContract", "its games get longer"),
            Map.entry("HuffmanWordsContract", "its lists get longer"),
            Map.entry("MagicFinderContract", "draws where to begin, not boards"),
            Map.entry("MateIndexContract", "draws numbers, not boards"),
            Map.entry("MateOrStalemateContract", "always four men"),
            Map.entry("ThirdTimeContract", "its histories get longer"));

    @Test
    @DisplayName("check the smallest first, or say here why not")
    void all() throws IOException {
        Set<String> without = new TreeSet<>();
        Path folder = Path.of(System.getProperty("course.root"), "exercises/contracts/main/java");
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".java")).toList()) {
                String source = Files.readString(file);
                boolean draws = source.contains("random()") || source.contains("randomly(");
                if (draws && !source.contains("smallestFirst(")) {
                    without.add(file.getFileName().toString().replace(".java", ""));
                }
            }
        }
        assertThat(without).containsExactlyInAnyOrderElementsOf(OTHERWISE.keySet());
    }
}
