package sphericalknight.grader.report;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Classroom 50's result.json")
class Classroom50JsonTest {
    /** As the runner and our autograder.py set them. */
    static final Map<String, String> RUNNER = Map.of(
            "CLASSROOM", "bitboards",
            "ASSIGNMENT", "knight",
            "SUBMISSION_TAG", "submit/2026-06-01T14-32-05Z-a1b2c3d",
            "COMMIT_URL", "https://github.com/o/r/commit/a1b2c3d",
            "RELEASE_URL", "https://github.com/o/r/releases/tag/submit",
            "SUBMISSION_DATETIME", "2026-06-01T14:32:01Z");

    @TempDir
    Path out;

    @Test
    @DisplayName("has what the runner knows and whole points")
    void golden() {
        ReportFormat.write(Samples.everyone(), out, List.of(ReportFormat.CLASSROOM50));
        ReportWriter.each("classroom50/result.json", new Classroom50Json(RUNNER)::of)
                .write(Samples.everyone(), out);
        Path bob = out.resolve("students/bob/classroom50");
        Readers.json(bob.resolve("result.json"), Readers.schema("classroom50"));
        Golden.check(bob.resolve("result.json"), "classroom50-result.json");
        Golden.check(bob.resolve("release-body.md"), "feedback.md");
    }
}
