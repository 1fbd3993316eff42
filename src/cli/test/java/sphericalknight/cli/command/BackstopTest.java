package sphericalknight.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;

@DisplayName("The wall clock behind a check")
class BackstopTest {
    private static final CatalogueEntry KNIGHT = Catalogue.find().byId("2.1").orElseThrow();

    @Test
    @DisplayName("ends a check that goes on, with a sentence that names it")
    void late() throws Exception {
        CompletableFuture<String> said = new CompletableFuture<>();
        try (Backstop backstop = new Backstop(KNIGHT, Duration.ofMillis(1), said::complete)) {
            assertThat(said.get(30, TimeUnit.SECONDS))
                    .startsWith("The check of 2.1 was ended after 0 s: your answer keeps");
        }
    }

    @Test
    @DisplayName("says nothing once the check is over")
    void over() throws InterruptedException {
        CompletableFuture<String> said = new CompletableFuture<>();
        new Backstop(KNIGHT, Duration.ofMillis(100), said::complete).close();
        Thread.sleep(300);
        assertThat(said).isNotDone();
    }
}
