package sphericalknight.cli.curious;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Files;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import sphericalknight.cli.CommandTester;
import sphericalknight.cli.Full;

@DisplayName("course bench")
class BenchCommandTest {
    @BeforeEach
    void benchmarksAreBuilt(TestInfo test) {
        boolean built = Files.isDirectory(Full.project().root().resolve("src/bench/target/lib"));
        Full.orSkip(built, test, "the module src/bench is not built");
    }

    @Test
    @DisplayName("runs the benchmarks in a process of their own and prints one JSON document and nothing else")
    void json() throws Exception {
        CommandTester.Result result = CommandTester.run("bench", "lsb", "--quick", "--json");
        assertThat(result.exitCode()).as(result.err()).isZero();
        JsonNode report = new ObjectMapper().readTree(result.out());
        assertThat(report.fieldNames()).toIterable().containsExactly("machine", "jvm", "commit", "results");
        assertThat(report.path("results").findValuesAsText("name")).contains("lsb.lowest", "lsb.uncounted");
    }

    @Test
    @DisplayName("what --quick measures is not stored: exit code 2 and one sentence")
    void quickIsNotStored() {
        CommandTester.run("bench", "lsb", "--quick", "--store").isRefused("leave out --quick or --store");
    }

    @Test
    @DisplayName("an unknown name: exit code 2 and the names there are")
    void unknownName() {
        CommandTester.Result result = CommandTester.run("bench", "speed");
        assertThat(result.exitCode()).isEqualTo(2);
        assertThat(result.out()).isEmpty();
        assertThat(result.err().lines().toList())
                .anyMatch(line -> line.startsWith("no benchmark is called \"speed\"; there are boards, kbnk, "));
    }
}
