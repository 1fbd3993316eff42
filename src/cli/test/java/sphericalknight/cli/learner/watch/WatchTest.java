package sphericalknight.cli.learner.watch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import org.jline.terminal.impl.DumbTerminal;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sphericalknight.cli.command.Workshop;
import sphericalknight.cli.learner.LearnerProgress;
import sphericalknight.common.CoursePaths;
import sphericalknight.exercise.catalogue.Catalogue;

@DisplayName("course watch, with lines for keys")
class WatchTest {
    @TempDir
    Path root;

    private final StringWriter screen = new StringWriter();
    private final PipedOutputStream typed = new PipedOutputStream();
    private Workshop workshop;
    private Thread watch;
    private int shown;

    @BeforeEach
    void start() throws IOException {
        Files.writeString(root.resolve("pom.xml"), "<project/>");
        Files.createDirectories(root.resolve("src/library"));
        workshop = new Workshop(CoursePaths.at(root), Catalogue.find());
        save("start/MyCorners.java", stub("0.1"));
        save("knight/MyKnight.java", stub("2.1"));
        startWatch(new PipedInputStream(typed));
    }

    private void startWatch(PipedInputStream in) {
        watch = new Thread(() -> {
            try (Keys keys = new Keys(new DumbTerminal(in, OutputStream.nullOutputStream()))) {
                new Watch(workshop, keys, new PrintWriter(screen, true)).run();
            } catch (IOException | InterruptedException e) {
                screen.append("broken off: " + e);
            }
        });
        watch.start();
    }

    @AfterEach
    void stop() throws InterruptedException {
        watch.interrupt();
        watch.join(20_000);
    }

    private String stub(String id) {
        return workshop.catalogue().byId(id).orElseThrow().stub().orElseThrow();
    }

    private void save(String file, String text) throws IOException {
        Path path = workshop.tasks().resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, text);
        Files.setLastModifiedTime(path, FileTime.from(Instant.now().plusMillis(text.length())));
    }

    private void type(String line) throws IOException {
        typed.write((line + "\n").getBytes(StandardCharsets.UTF_8));
        typed.flush();
    }

    /** Waits until {@code text} appears after what was awaited before. */
    private void awaitScreen(String text) throws InterruptedException {
        for (int i = 0; i < 3_000; i++) {
            int place = screen.toString().indexOf(text, shown);
            if (place >= 0) {
                shown = place + text.length();
                return;
            }
            Thread.sleep(10);
        }
        assertThat(screen.toString().substring(shown)).contains(text);
    }

    @Test
    @DisplayName("checks what is saved, goes where the learner goes, gives hints, and comes back to the same place")
    void session() throws Exception {
        awaitScreen("0.1   not started  The four corners");
        awaitScreen("h hint   n next   l list   q quit (and Enter)");
        type("h");
        awaitScreen("Hint 1 of 3");
        type("h");
        awaitScreen("Hint 2 of 3");
        save("start/MyCorners.java", stub("0.1").replaceFirst("throw new .*;", "return set(\"a1 h1\");"));
        awaitScreen("0.1 The four corners: checking ...");
        awaitScreen("missing: a8 h8");
        save("start/MyCorners.java", stub("0.1").replaceFirst("throw new .*;", "return set(\"a1 h1 a8 h8\");"));
        awaitScreen("0.1   passed");
        awaitScreen("1 of ");
        type("l");
        awaitScreen("0.1   passed");
        save("knight/MyKnight.java", stub("2.1").replaceFirst("throw new .*;", "return knights"));
        awaitScreen("2.1   ERROR");
        awaitScreen("A semicolon is missing here.");
        type("l");
        awaitScreen("Next: ./course check 2.1 ");
        type("q");
        awaitScreen("./course watch goes on with 2.1");
        watch.join(20_000);
        assertThat(watch.isAlive()).isFalse();
        assertThat(new LearnerProgress(workshop).place()).isEqualTo("2.1");
    }

    @Test
    @DisplayName("n goes to the next exercise that is not passed, and round to the first one")
    void next() throws Exception {
        awaitScreen("0.1   not started");
        int exercises = workshop.catalogue().entries().size();
        for (int i = 1; i <= exercises; i++) {
            type("n");
            awaitScreen("\n" + workshop.catalogue().entries().get(i % exercises).id() + " ");
        }
        typed.close();
        awaitScreen("./course watch goes on with 0.1");
    }
}
