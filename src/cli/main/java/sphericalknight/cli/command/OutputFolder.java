package sphericalknight.cli.command;

import java.nio.file.Files;
import java.nio.file.Path;
import sphericalknight.common.UserError;

/** Checks an output folder before a command starts its work. */
public final class OutputFolder {
    private OutputFolder() {}

    /**
     * Checks that {@code folder} can be created or written to.
     *
     * @throws UserError if {@code folder}, or the nearest existing folder above it, is a file or cannot be written to
     */
    public static void check(Path folder) {
        Path there = folder.toAbsolutePath().normalize();
        while (!Files.exists(there)) {
            there = there.getParent();
        }
        if (!Files.isDirectory(there)) {
            throw new UserError("Cannot write into " + folder + ": " + there + " is a file; name a folder.");
        }
        if (!Files.isWritable(there)) {
            throw new UserError("Cannot write into " + folder + ": " + there
                    + " is not writable; name a folder inside one that is.");
        }
    }
}
