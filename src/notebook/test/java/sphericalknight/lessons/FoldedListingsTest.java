package sphericalknight.lessons;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The listing folded into the summary of a lesson")
class FoldedListingsTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "02-knight, chess/attack/KnightMoves.java, public static long attacks(",
        "04-counting-bits, bits/SwarCount.java, public static int count(long"
    })
    @DisplayName("is the library's code, line by line:")
    void isTheLibrarys(String lesson, String file, String method) throws IOException {
        Path course = Path.of(System.getProperty("course.root"));
        String library = Files.readString(course.resolve("src/library/main/java/sphericalknight/" + file));
        int start = library.indexOf("    " + method);
        String listing =
                library.substring(start, library.indexOf("    /**", start)).strip();
        String quoted = listing.replace("\n    ", "\n").replace("\n", "\\n\",\n    \"");
        assertThat(Files.readString(course.resolve("notebooks/" + lesson + ".ipynb")))
                .contains("\"" + quoted + "\\n\"");
    }
}
