package sphericalknight.cli.teacher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sphericalknight.cli.CommandTester;
import sphericalknight.cli.CommandTester.Result;

@DisplayName("course site")
class SiteCommandTest {
    @TempDir
    Path folder;

    @Test
    @DisplayName("refuses a folder with something else in it, and a file: one sentence, exit code 2")
    void refused() throws IOException {
        Path mine = Files.writeString(folder.resolve("mine.txt"), "mine");
        CommandTester.run("site", folder.toString()).isRefused("holds mine.txt, which is not part of a site");
        CommandTester.run("site", mine.toString()).isRefused(mine + " is a file");
        assertThat(mine).hasContent("mine");
    }

    @Test
    @DisplayName(
            "writes a site, replaces a former one with the same bytes, leaves no file of the old one, and touches no other")
    void replaced() throws IOException {
        Path site = folder.resolve("site");
        Result first = CommandTester.run("site", site.toString());
        assertThat(first.err()).isEmpty();
        assertThat(first.exitCode()).isZero();
        Map<String, byte[]> files = files(site);
        assertThat(files).containsKeys("index.html", "02-knight.html", "spherical-knight-pages.zip");

        Files.writeString(site.resolve("notes.txt"), "mine");
        Path list = site.resolve("files.txt");
        Files.writeString(list, Files.readString(list) + "old.html\n");
        Files.writeString(site.resolve("old.html"), "old");
        assertThat(CommandTester.run("site", site.toString()).exitCode()).isZero();
        assertThat(site.resolve("notes.txt")).hasContent("mine");
        Files.delete(site.resolve("notes.txt"));
        Map<String, byte[]> again = files(site);
        assertThat(again.keySet()).isEqualTo(files.keySet());
        files.forEach((name, bytes) -> assertThat(again.get(name)).as(name).isEqualTo(bytes));
    }

    private static Map<String, byte[]> files(Path folder) throws IOException {
        Map<String, byte[]> files = new TreeMap<>();
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                files.put(folder.relativize(file).toString(), Files.readAllBytes(file));
            }
        }
        return files;
    }
}
