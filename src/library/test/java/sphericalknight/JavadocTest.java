package sphericalknight;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The compiler checks that comments are sound; this test checks that they exist. */
@DisplayName("Everything public in the library has a comment")
class JavadocTest {
    private static final Pattern PUBLIC = Pattern.compile(" {0,4}(public|protected) .*[({;,].*");
    private static final Pattern ANNOTATION = Pattern.compile(" *(@\\w+|//).*");

    @Test
    @DisplayName("types, methods, constants")
    void everythingPublic() throws IOException {
        Path sources = Path.of(System.getProperty("course.root"), "src/library/main/java");
        List<String> bare = new ArrayList<>();
        try (Stream<Path> files = Files.walk(sources)) {
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".java")).toList()) {
                List<String> lines = Files.readAllLines(file);
                boolean isPublic = lines.stream().anyMatch(line -> line.startsWith("public "));
                for (int i = 0; isPublic && i < lines.size(); i++) {
                    if (PUBLIC.matcher(lines.get(i)).matches() && !isDocumented(lines, i)) {
                        bare.add(sources.relativize(file) + ":" + (i + 1) + lines.get(i));
                    }
                }
            }
        }
        assertThat(bare).isEmpty();
    }

    private static boolean isDocumented(List<String> lines, int declaration) {
        int above = declaration - 1;
        while (ANNOTATION.matcher(lines.get(above)).matches()) {
            if (lines.get(above).strip().equals("@Override")) {
                return true;
            }
            above--;
        }
        return lines.get(above).endsWith("*/");
    }
}
