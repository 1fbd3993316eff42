package sphericalknight.cli.learner;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sphericalknight.cli.command.Workshop;
import sphericalknight.common.CoursePaths;
import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.check.CheckResult;
import sphericalknight.exercise.check.Checker;

@DisplayName("Text for a narrow terminal")
class NarrowTerminalTest {
    @TempDir
    Path root;

    @Test
    @DisplayName("in 60 columns no line is longer, and no word is broken")
    void narrow() throws IOException {
        Files.writeString(root.resolve("pom.xml"), "<project/>");
        Files.createDirectories(root.resolve("src/library"));
        Workshop workshop = new Workshop(CoursePaths.at(root), Catalogue.find());
        CatalogueEntry exercise = workshop.catalogue().byId("2.1").orElseThrow();
        String wrong =
                exercise.stub().orElseThrow().replaceFirst("throw new .*;", "return knights << 17 | knights >> 15;");
        CheckResult result = Checker.checkSource(exercise, new AnswerSource("MyKnight", "knight", wrong));
        assertThat(CheckText.watched(result, 60).lines()).allMatch(line -> line.length() <= 60);
        assertThat(CheckText.watched(result, 60).replaceAll("\\s+", " "))
                .isEqualTo(CheckText.watched(result, 2000).replaceAll("\\s+", " "));
        List<LearnerProgress.Standing> all = workshop.catalogue().entries().stream()
                .map(new LearnerProgress(workshop)::of)
                .toList();
        assertThat(ProgressText.list(all, "7.4", 60).lines().filter(line -> !line.startsWith("Next:")))
                .allMatch(line -> line.length() <= 60);
        assertThat(ProgressText.list(all, "7.4", 60)).contains("Next: ./course check 7.4 ");
    }

    @Test
    @DisplayName("hints come without the asterisks of Markdown, and keep those of code")
    void asterisks() {
        assertThat(HintText.plain("which must be *empty*, and **no** other, *and so on*", 90))
                .isEqualTo("which must be empty, and no other, and so on");
        assertThat(HintText.plain("a `2 * x * y`, or 8 * rank + 3 * file", 90))
                .isEqualTo("a 2 * x * y, or 8 * rank + 3 * file");
    }
}
