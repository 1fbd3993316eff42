// row: 57
// attack: leaves folders that nobody may open, with files in them
// expect: wrong-answer|exception
// rules: forbidden-call
// why: whoever removes them opens them first
package knight;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    static {
        try {
            Path folder = Files.createDirectories(Path.of("closed", "closed", "closed"));
            Files.createFile(folder.resolve("file"));
            for (int i = 0; i < 3; i++, folder = folder.getParent()) {
                Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("---------"));
            }
        } catch (IOException e) {
            throw new IllegalStateException("there is no place", e);
        }
    }

    @Override
    public long attacks(long knights) {
        return 0;
    }
}
