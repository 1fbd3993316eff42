// row: 57
// attack: builds folders in folders, deeper than a path can name
// expect: wrong-answer|exception|cpu-limit|timeout
// rules: forbidden-call
// why: whoever removes them moves the lower half up first
package knight;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    static {
        try {
            Path top = Path.of("").toAbsolutePath();
            Path below = tower(top.resolve("below"));
            for (int i = 0; i < 3; i++) {
                Path above = top.resolve("above" + i);
                Path lowest = tower(above);
                Files.move(top.resolve("below"), lowest.resolve("below"));
                Files.move(above, top.resolve("below"));
            }
        } catch (IOException e) {
            throw new IllegalStateException("there is no place", e);
        }
    }

    private static Path tower(Path folder) throws IOException {
        for (int i = 0; i < 900; i++) {
            Files.createDirectory(folder);
            folder = folder.resolve("in");
        }
        return folder.getParent();
    }

    @Override
    public long attacks(long knights) {
        return 0;
    }
}
