package sphericalknight.solutions;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.check.ContractRun;
import sphericalknight.exercise.check.TestResult;
import sphericalknight.exercise.contract.Answers;
import sphericalknight.exercise.contract.PlainRun;
import sphericalknight.exercise.contract.PostponedChecks;

/** A learner sees the smallest board on which an answer fails; so contracts check what they draw in the order of its pieces. */
@DisplayName("Contracts that draw boards")
class SmallestFirstTest {
    private static final Map<String, String> OTHERWISE = Map.ofEntries(
            Map.entry("ArrayCountContract", "its arrays get longer"),
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

    @Test
    @DisplayName("may ask again what they have put off, and ask another answer: a search for the slip does")
    void again() {
        int put = 0;
        for (CatalogueEntry exercise : Catalogue.find().entries()) {
            Solution solution = Solution.of(exercise);
            for (TestResult test : ContractRun.planned(exercise.contract())) {
                List<PostponedChecks> postponed = new ArrayList<>();
                assertThat(PlainRun.test(
                                exercise.contract(),
                                test.method(),
                                keeping(postponed, solution.answers(solution.reference()))))
                        .as(exercise.id() + " " + test.method())
                        .isEmpty();
                postponed.removeIf(checks -> !checks.isWholeTest());
                put += postponed.size();
                for (PostponedChecks checks : postponed) {
                    for (int time = 2; time <= 3; time++) {
                        assertThat(checks.thrown(solution.answers(solution.reference())))
                                .as("time %d: %s %s", time, exercise.id(), test.method())
                                .isEmpty();
                    }
                }
            }
        }
        assertThat(put).as("tests that put checks off").isGreaterThan(30);
    }

    private static Answers keeping(List<PostponedChecks> postponed, Answers answers) {
        return new Answers() {
            @Override
            public <T> T create(Class<T> exercise) throws Throwable {
                return answers.create(exercise);
            }

            @Override
            public <T> T createApart(Class<T> exercise) throws Throwable {
                return answers.createApart(exercise);
            }

            @Override
            public void postponed(PostponedChecks checks) {
                postponed.add(checks);
            }
        };
    }
}
