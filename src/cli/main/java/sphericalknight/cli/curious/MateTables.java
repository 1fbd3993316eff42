package sphericalknight.cli.curious;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import sphericalknight.chess.endgame.EssayFile;
import sphericalknight.chess.endgame.MateDistances;
import sphericalknight.chess.endgame.MateTable;
import sphericalknight.common.AtomicFile;
import sphericalknight.common.UserError;

/** Reads and writes files that contain the mate table. */
final class MateTables {
    private MateTables() {}

    /** Opens the table in {@code file}, which it maps into memory. */
    static MateDistances open(Path file) {
        try (FileChannel channel = FileChannel.open(file)) {
            return EssayFile.of(channel.map(MapMode.READ_ONLY, 0, Math.min(channel.size(), Integer.MAX_VALUE)));
        } catch (NoSuchFileException e) {
            throw new UserError("There is no file " + file + "; write one with ./course kbnk build " + file + ".", e);
        } catch (IOException e) {
            throw new UserError(file + " cannot be read; name a mate table written by ./course kbnk build.", e);
        } catch (IllegalArgumentException wrong) {
            throw new UserError(
                    file + " is not a mate table: " + wrong.getMessage() + ". Write a new one with ./course kbnk build "
                            + file + ".",
                    wrong);
        }
    }

    /** Writes the table to {@code file} atomically and returns the file's length in bytes. */
    static long write(Path file) {
        try {
            AtomicFile.write(file, out -> out.write(EssayFile.bytes(MateTable.build())));
            return Files.size(file);
        } catch (IOException e) {
            throw new UserError("Cannot write " + file + ": name a file in a folder that exists and is writable.", e);
        }
    }
}
