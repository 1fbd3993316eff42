package sphericalknight.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sphericalknight.cli.command.Workshop;
import sphericalknight.common.CoursePaths;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.grader.release.SubmissionZip;
import sphericalknight.grader.submission.Submission;
import sphericalknight.grader.submission.SubmissionReader;
import sphericalknight.web.site.Site;

@DisplayName("Answers saved by the page")
class SavedAnswersTest {
    private static final String SCRIPT = """
        import { readFileSync, writeFileSync } from 'node:fs';
        import { pack, unpack } from './zip.js';
        const file = 'exercises/tasks/knight/MyKnight.java';
        const texts = await unpack(new Uint8Array(readFileSync('submit.zip')), path => path === file);
        texts[file] = texts[file].replace(/throw .*/, 'return 2; // \\u2658');
        writeFileSync('page.zip', await pack(texts));
        """;

    @TempDir
    Path folder;

    @Test
    @DisplayName("are a zip that the grader reads; the page reads the zip of ./course submit")
    void bothWays() throws Exception {
        boolean node = List.of(System.getenv("PATH").split(":")).stream()
                .anyMatch(each -> Files.isExecutable(Path.of(each, "node")));
        if (!node) {
            System.out.println("SKIPPED: the test of saved answers needs node, which is not on the PATH.");
        }
        assumeTrue(node);
        List<CatalogueEntry> exercises = Catalogue.find().entries();
        SubmissionZip.write(
                Workshop.open().paths().root(),
                List.of(exercises.stream()
                        .filter(each -> each.id().equals("2.1"))
                        .findFirst()
                        .orElseThrow()),
                folder.resolve("submit.zip"));
        SortedMap<String, byte[]> site = Site.of(CoursePaths.find(), Map.of("worker.js", new byte[0]));
        Path library = Files.createDirectories(folder.resolve("node_modules/jszip"));
        Files.write(library.resolve("index.js"), site.get("editor/jszip.js"));
        Files.write(folder.resolve("zip.js"), site.get("site/zip.js"));
        for (Path each : List.of(folder, library)) {
            Files.writeString(each.resolve("package.json"), "{\"type\": \"module\", \"main\": \"index.js\"}");
        }
        Files.writeString(folder.resolve("save.mjs"), SCRIPT);
        Process process = new ProcessBuilder("node", "save.mjs")
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("log").toFile())
                .start();
        assertThat(process.waitFor())
                .as(Files.readString(folder.resolve("log")))
                .isZero();

        Submission submission = new SubmissionReader(exercises).read(List.of(folder.resolve("page.zip")));
        assertThat(submission.answers()).containsOnlyKeys("2.1");
        assertThat(submission.answers().get("2.1").source().text()).contains("package knight;", "return 2; // ♘");
        assertThat(submission.answers().get("2.1").isStub()).isFalse();
        assertThat(submission.notes()).isEmpty();
    }
}
