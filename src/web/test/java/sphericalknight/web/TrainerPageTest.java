package sphericalknight.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The trainer page in headless Chromium")
class TrainerPageTest {
    @Test
    @Tag("exhaustive")
    @DisplayName("is played by mouse, keyboard and touch, a mate in 33 to the end; axe-core finds nothing serious")
    void page(@TempDir Path folder) throws Exception {
        Node.need("node", "npm", "chromium");
        Node.copy("page-check.mjs", folder);
        Node.copy("browser-check.mjs", folder);
        Node.Run install = Node.run(
                folder, "npm", "install", "--no-audit", "--no-fund", "playwright-core@1.65.1", "axe-core@4.14.1");
        assertThat(install.exitCode()).as(install.text()).isZero();
        Path pictures = Files.createDirectories(Path.of("target/trainer"));
        try (TrainerServer server = TrainerServer.start(0)) {
            Node.Run run = Node.run(
                    folder,
                    "node",
                    "page-check.mjs",
                    server.address(),
                    Node.path("chromium"),
                    pictures.toAbsolutePath().toString());
            assertThat(run.text()).contains("no faults");
            assertThat(run.exitCode()).isZero();
        }
    }
}
