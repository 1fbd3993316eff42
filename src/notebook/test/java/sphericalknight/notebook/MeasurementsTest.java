package sphericalknight.notebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Stored measurements")
class MeasurementsTest {
    private final Measurements example = Measurements.stored("example");

    @Test
    @DisplayName("figures are found by benchmark and parameters, in the order of the file")
    void figuresAreFound() {
        assertThat(example.score("popcount.single", "method=NAIVE", "density=0"))
                .isEqualTo(20);
        assertThat(example.scores("popcount.single", "method=JDK")).containsExactly(1.5, 1.6);
        assertThat(example.errors("popcount.single", "method=JDK")).hasSize(2);
        assertThat(example.scores("popcount.single", "method=SLIDE_RULE")).isEmpty();
    }

    @Test
    @DisplayName("a plot gets a row of what is stored, and stays as it is if nothing is")
    void rowsOfPlots() {
        Plot plot = Plot.bars("counts").columns("0", "8");
        assertThat(example.row(plot, "JDK", "popcount.single", "method=JDK").toString())
                .contains("1.5 ±0.1", "1.6 ±0.1");
        assertThat(example.row(plot, "slide rule", "popcount.single", "method=SLIDE_RULE"))
                .isSameAs(plot);
    }

    @Test
    @DisplayName("machine, virtual machine and commit are named")
    void placeIsNamed() {
        assertThat(example.where()).isEqualTo("Abacus, 10 rows\nMental arithmetic 17; commit c0ffee");
    }

    @Test
    @DisplayName("two figures where one is asked for, and a file that is not there: said by name")
    void faultsAreNamed() {
        assertThatThrownBy(() -> example.score("popcount.single", "method=JDK"))
                .hasMessage("example has 2 figures of popcount.single with [method=JDK], not one");
        assertThatThrownBy(() -> Measurements.stored("popcount-java1"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("no results are stored as \"popcount-java1\"");
    }

    @Test
    @DisplayName("every file of src/bench/results can be read as a lesson reads it and names its machine")
    void storedFilesAreRead() throws IOException {
        Path results = Path.of(System.getProperty("course.root"), "src/bench/results");
        try (Stream<Path> files = Files.list(results)) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".json")).toList()) {
                String name = file.getFileName().toString().replace(".json", "");
                assertThat(Measurements.stored(name).where()).as(name).contains(" cores, ", "VM", "; commit ");
            }
        }
    }
}
