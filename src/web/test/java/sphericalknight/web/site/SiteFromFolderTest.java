package sphericalknight.web.site;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@link SitePageTest} does with a server, in a class of its own, which runs beside that one. */
@Tag("exhaustive")
@DisplayName("The site in headless Chromium, from a folder")
class SiteFromFolderTest {
    @TempDir
    Path folder;

    @Test
    @DisplayName("does without a server what it does with one")
    void fromFolder() throws Exception {
        Path there = folder.resolve("site");
        for (Map.Entry<String, byte[]> file : SitePageTest.site().entrySet()) {
            Files.createDirectories(there.resolve(file.getKey()).getParent());
            Files.write(there.resolve(file.getKey()), file.getValue());
        }
        SitePageTest.visit(folder, there.toUri().toString(), "folder");
    }
}
