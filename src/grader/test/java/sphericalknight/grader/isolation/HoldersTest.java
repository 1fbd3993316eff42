package sphericalknight.grader.isolation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.nio.channels.Pipe;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

@DisplayName("Holders of the pipe of an ended program")
@EnabledOnOs(OS.LINUX)
class HoldersTest {
    private static final int PROGRAMS = 200;

    @Test
    @DisplayName("are not the programs that another slot is just starting")
    void notThoseThatStart() throws Exception {
        Set<String> before = openPipes();
        Pipe held = Pipe.open();
        Set<String> opened = openPipes();
        opened.removeAll(before);
        String pipe = opened.iterator().next();
        AtomicBoolean done = new AtomicBoolean();
        CompletableFuture<Void> ending = CompletableFuture.runAsync(() -> {
            while (!done.get()) {
                Holders.end(pipe);
            }
        });
        try {
            assertThatCode(HoldersTest::startMany).doesNotThrowAnyException();
        } finally {
            done.set(true);
            ending.join();
            held.source().close();
            held.sink().close();
        }
    }

    /** The pipes that this process holds; a process that it starts holds them, too, until it becomes its program. */
    private static Set<String> openPipes() throws IOException {
        Set<String> pipes = new HashSet<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(Path.of("/proc/self/fd"))) {
            for (Path file : files) {
                if (Files.isSymbolicLink(file)) {
                    pipes.add(Files.readSymbolicLink(file).toString());
                }
            }
        }
        pipes.removeIf(name -> !name.startsWith("pipe:"));
        return pipes;
    }

    private static void startMany() throws IOException, InterruptedException {
        for (int i = 0; i < PROGRAMS; i++) {
            assertThat(Holders.start(new ProcessBuilder("true")).waitFor()).isZero();
        }
    }
}
