package sphericalknight.grader.isolation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
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
        Process first = new ProcessBuilder("sleep", "60").start();
        String pipe = Holders.pipe(first.pid());
        assertThat(pipe).startsWith("pipe:");
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
        }
        assertThat(first.waitFor()).as("the holder was ended").isNotZero();
    }

    private static void startMany() throws IOException, InterruptedException {
        for (int i = 0; i < PROGRAMS; i++) {
            assertThat(Holders.start(new ProcessBuilder("true")).waitFor()).isZero();
        }
    }
}
