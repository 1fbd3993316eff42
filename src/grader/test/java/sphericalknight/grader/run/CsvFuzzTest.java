package sphericalknight.grader.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import sphericalknight.common.UserError;
import sphericalknight.grader.submission.Mutations;

/** Damaged rosters: rows, or one sentence. */
class CsvFuzzTest {
    private static void fuzz(int count) {
        byte[] whole = "id;name,\"submitted\"\nann,\"Ann, \"\"Dr.\"\"\",2026-12-01T14:30:00+01:00\r\nbob,B\u00f6b,\n"
                .getBytes(StandardCharsets.UTF_8);
        for (int i = 0; i < count; i++) {
            String text = new String(Mutations.of(whole, 0, whole.length, i), StandardCharsets.UTF_8);
            try {
                assertThat(CsvFile.parse(Path.of("roster.csv"), text).rows())
                        .as("" + i)
                        .allMatch(row -> !row.id().isEmpty());
            } catch (UserError e) {
                assertThat(e.getMessage()).as("" + i).startsWith("roster.csv").hasLineCount(1);
            }
        }
    }

    @Test
    void aFew() {
        fuzz(3_000);
    }

    @Test
    @Tag("exhaustive")
    void aMillion() {
        fuzz(1_000_000);
    }
}
