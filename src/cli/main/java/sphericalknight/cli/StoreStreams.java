package sphericalknight.cli;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import sphericalknight.common.AtomicFile;
import sphericalknight.common.UserError;

/** The input and output of the storage commands: files, or stdin and stdout if no file is named. */
final class StoreStreams {
    private static final Path STANDARD = Path.of("-");

    private StoreStreams() {}

    static boolean isStandard(Path file) {
        return file == null || file.equals(STANDARD);
    }

    /** The name of an input in messages. */
    static String name(Path file) {
        return isStandard(file) ? "stdin" : file.toString();
    }

    /** Opens a file, with a progress bar on a terminal, or stdin if no file is named. */
    static InputStream open(Path file, String task) {
        if (isStandard(file)) {
            return new BufferedInputStream(System.in);
        }
        try {
            InputStream in = new BufferedInputStream(new Input(Files.newInputStream(file), file), 1 << 16);
            if (System.console() == null) {
                return in;
            }
            ProgressBarBuilder bar = new ProgressBarBuilder()
                    .setTaskName(task)
                    .setInitialMax(Files.size(file))
                    .setUnit(" KiB", 1024)
                    .setStyle(ProgressBarStyle.ASCII);
            return ProgressBar.wrap(in, bar);
        } catch (NoSuchFileException none) {
            throw new UserError("There is no file " + file + "; name a file that exists.", none);
        } catch (IOException fault) {
            throw unreadable(file, fault);
        }
    }

    private static UserError unreadable(Path file, IOException fault) {
        return new UserError("Cannot read " + name(file) + "; name a file, not a folder, that you may read.", fault);
    }

    /** An input stream whose errors are reported as read errors, even while another file is being written. */
    private static final class Input extends FilterInputStream {
        private final Path file;

        Input(InputStream in, Path file) {
            super(in);
            this.file = file;
        }

        @Override
        public int read(byte[] bytes, int offset, int length) {
            try {
                return super.read(bytes, offset, length);
            } catch (IOException fault) {
                throw unreadable(file, fault);
            }
        }
    }

    /** Refuses to write a file over the file that is being read. */
    static void refuseSame(Path in, Path out) {
        if (isStandard(in) || isStandard(out)) {
            return;
        }
        try {
            if (Files.exists(in) && Files.exists(out) && Files.isSameFile(in, out)) {
                throw new UserError(in + " would be overwritten by its own result: name another file to write to.");
            }
        } catch (IOException fault) {
            throw unreadable(in, fault);
        }
    }

    /** Writes a file atomically, or writes to stdout if no file is named. */
    static void write(Path file, AtomicFile.Body body) {
        if (isStandard(file)) {
            try {
                OutputStream out = new BufferedOutputStream(System.out);
                body.write(out);
                out.flush();
            } catch (IOException fault) {
                throw new UserError("Cannot write to stdout; name a file to write to.", fault);
            }
            return;
        }
        try {
            AtomicFile.write(file, body);
        } catch (IOException fault) {
            throw new UserError(
                    "Cannot write " + file + ": name a file in a folder that exists and is writable.", fault);
        }
    }
}
