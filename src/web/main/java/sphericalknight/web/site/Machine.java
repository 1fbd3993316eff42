package sphericalknight.web.site;

import java.util.Map;

/**
 * The programs that compile and check answers in the pages and serve the live boards: the folder that {@code src/browser} builds. The site
 * does not offer features whose files are missing.
 *
 * @param files its files, by name; empty for a read-only site
 */
record Machine(Map<String, byte[]> files) {
    /** Whether the files that compile and check answers are there. */
    boolean checks() {
        return files.containsKey("javac.wasm.gz") && files.containsKey("check.wasm.gz");
    }

    /** Whether the files that the live boards need are there. */
    boolean answers() {
        return files.containsKey("library.wasm.gz");
    }

    /** Whether the pages need scripts, for checking answers or for live boards. */
    boolean works() {
        return checks() || answers();
    }
}
