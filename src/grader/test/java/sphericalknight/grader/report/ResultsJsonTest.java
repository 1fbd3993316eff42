package sphericalknight.grader.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sphericalknight.common.UserError;
import sphericalknight.exercise.catalogue.Catalogue;

@DisplayName("results.json")
class ResultsJsonTest {
    @TempDir
    Path out;

    @Test
    @DisplayName("has exactly the fields of the contract and the same bytes every time")
    void golden() throws IOException {
        ReportFormat.write(Samples.honest(), out, List.of(ReportFormat.JSON));
        Golden.check(out.resolve("results.json"), "results.json");
        byte[] first = Files.readAllBytes(out.resolve("results.json"));
        ReportFormat.write(Samples.honest(), out, List.of(ReportFormat.JSON));
        assertThat(out.resolve("results.json")).hasBinaryContent(first);
        try (Stream<Path> files = Files.list(out)) {
            assertThat(files).hasSize(1);
        }
    }

    @Test
    @DisplayName("keeps nothing of a hostile text but plain characters")
    void hostile() throws IOException {
        ReportFormat.write(Samples.everyone(), out, List.of(ReportFormat.JSON));
        String text = Files.readString(out.resolve("results.json"));
        assertThat(text).doesNotContain("\u001b", "\\u001b", "\u202e", "\\u0000", "\r", "\\r");
        assertThat(new ObjectMapper().readTree(text)).hasSize(4);
    }

    @Test
    @DisplayName("before grading holds zero points and grader-error for everything")
    void unfinished() throws IOException {
        ReportFormat.write(
                Unfinished.of(List.of("ada", "bob"), Catalogue.find().entries()), out, List.of(ReportFormat.JSON));
        JsonNode students =
                new ObjectMapper().readTree(out.resolve("results.json").toFile());
        assertThat(students).hasSize(2).allSatisfy(student -> {
            assertThat(student.get("score").asInt()).isZero();
            assertThat(student.get("maxScore").asInt()).isPositive();
            assertThat(student.get("exercises"))
                    .isNotEmpty()
                    .allSatisfy(exercise ->
                            assertThat(exercise.get("reason").asText()).isEqualTo("grader-error"));
        });
    }

    @Test
    @DisplayName("is written whatever other formats are named; a word that names none is refused")
    void formats() {
        assertThat(ReportFormat.of(List.of())).containsExactly(ReportFormat.values());
        assertThat(ReportFormat.of(List.of("json"))).containsExactly(ReportFormat.JSON);
        assertThatThrownBy(() -> ReportFormat.of(List.of("pdf")))
                .isInstanceOf(UserError.class)
                .hasMessageStartingWith("There is no format \"pdf\"; the formats are json");
    }
}
