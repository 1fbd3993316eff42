package sphericalknight.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.common.CoursePaths;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.platform.ExerciseModel;

/** Whoever reads a lesson without running it sees the tests that there are. */
@DisplayName("The checks stored in the lessons")
class StoredChecksTest {
    @Test
    @DisplayName("list the tests of today's contracts; if not: ./course run NN --update")
    void titles() throws IOException {
        List<String> seen = new ArrayList<>();
        Catalogue catalogue = Catalogue.find();
        Path lessons = CoursePaths.find().root().resolve("notebooks");
        try (DirectoryStream<Path> files = Files.newDirectoryStream(lessons, "*.ipynb")) {
            for (Path lesson : files) {
                JsonNode cells =
                        new ObjectMapper().readTree(Files.readString(lesson)).path("cells");
                for (JsonNode html : cells.findValues("text/html")) {
                    StringBuilder text = new StringBuilder();
                    html.forEach(line -> text.append(line.asText()));
                    for (Element check : Jsoup.parse(text.toString()).select(".course-check")) {
                        String id = check.selectFirst("strong").text().split(" ")[0];
                        CatalogueEntry exercise = catalogue.byId(id).orElseThrow();
                        assertThat(check.select("th[scope=row]").eachText())
                                .as(lesson.getFileName() + ", " + id)
                                .isEqualTo(exercise.model().tests().stream()
                                        .map(ExerciseModel.TestCase::name)
                                        .toList());
                        seen.add(id);
                    }
                }
            }
        }
        assertThat(seen).contains("0.1", "2.1", "13.4");
    }
}
