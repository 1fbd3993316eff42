package sphericalknight.solutions;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;

/**
 * Every small change of a reference fails its contract, or stands in {@code test/resources/equivalent-mutants.txt} with the reason why
 * nobody could see it. So what the contract does not ask, the reference does not do.
 */
@DisplayName("A reference with one small change")
class MutantsTest {
    private static final Path ROOT = Path.of(System.getProperty("course.root"));
    private static final String BAR = " | ";

    /** The lines of the list by exercise, without their reasons; "1, 4" stands for a line each. */
    private static Map<String, List<String>> equivalent() throws IOException {
        return Files.readAllLines(Path.of("test/resources/equivalent-mutants.txt")).stream()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .flatMap(MutantsTest::mutants)
                .collect(Collectors.groupingBy(line -> line.substring(0, line.indexOf(' '))));
    }

    private static Stream<String> mutants(String line) {
        String mutant = line.substring(0, line.lastIndexOf(BAR));
        assertThat(line.length()).as("a reason in: " + line).isGreaterThan(mutant.length() + BAR.length());
        int places = mutant.lastIndexOf(BAR) + BAR.length();
        return Arrays.stream(mutant.substring(places).split(", ")).map(place -> mutant.substring(0, places) + place);
    }

    private static void onlyEquivalentPass(CatalogueEntry exercise) throws IOException {
        assertThat(new Mutants(Solution.of(exercise), ROOT).surviving())
                .as("mutants of " + exercise.id() + " that pass (first those that are not in the list)")
                .containsExactlyInAnyOrderElementsOf(equivalent().getOrDefault(exercise.id(), List.of()));
    }

    @Test
    @DisplayName("fails: the knight of 2.1")
    void knight() throws IOException {
        onlyEquivalentPass(Catalogue.find().byId("2.1").orElseThrow());
    }

    @TestFactory
    @Tag("exhaustive")
    @DisplayName("fails, or cannot be told from it")
    Stream<DynamicTest> all() {
        return Catalogue.find().entries().stream()
                .map(exercise -> DynamicTest.dynamicTest(exercise.id(), () -> onlyEquivalentPass(exercise)));
    }
}
