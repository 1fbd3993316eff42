package sphericalknight.grader.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Compares with a file in test/resources/golden. Those files were written once by the writers, read through and checked by hand; a
 * change in them is a change in what teachers get. Those of pages lack the style. {@code -Dgolden.write=true} writes them anew.
 */
final class Golden {
    private static final Path FOLDER = Path.of("test/resources/golden");

    private Golden() {}

    static void check(Path file, String golden) {
        try {
            String text = Files.readString(file).replaceFirst("(?s)<style>.*</style>\n", "");
            if (Boolean.getBoolean("golden.write")) {
                Files.writeString(FOLDER.resolve(golden), text);
            }
            assertThat(text).isEqualTo(Files.readString(FOLDER.resolve(golden)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
