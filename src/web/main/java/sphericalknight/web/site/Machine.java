package sphericalknight.web.site;

import java.util.Map;

/**
 * What compiles, checks and answers in the pages: the folder that {@code src/wasm} builds. A part that is missing is not offered.
 *
 * @param files its files by their names; none for a site that is only read
 */
record Machine(Map<String, byte[]> files) {
    /** Whether exercises can be solved in the pages. */
    boolean checks() {
        return files.containsKey("javac.wasm.gz") && files.containsKey("check.wasm.gz");
    }

    /** Whether live boards get answers. */
    boolean answers() {
        return files.containsKey("library.wasm.gz");
    }

    /** Whether the pages need scripts at all. */
    boolean works() {
        return checks() || answers();
    }
}
