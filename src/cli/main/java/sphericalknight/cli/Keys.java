package sphericalknight.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.NonBlockingReader;
import sphericalknight.exercise.check.ResultText;

/** Keyboard input that does not block other work: single keys in a terminal, otherwise the first non-blank character of each line. */
abstract class Keys implements AutoCloseable {
    /** Returned by {@link #read} if no key arrived in time. */
    static final int NONE = -2;
    /** Returned by {@link #read} if the input has ended. */
    static final int END = -1;

    /** Waits at most {@code millis} milliseconds and returns the next key, {@link #NONE} or {@link #END}. */
    abstract int read(int millis) throws IOException, InterruptedException;

    /** The suffix that tells the user how to enter a key: "" or " (and Enter)". */
    abstract String how();

    /** Whether the screen can be cleared. */
    abstract boolean hasScreen();

    /** The width for text, in characters. */
    int width() {
        return ResultText.WIDTH;
    }

    @Override
    public void close() throws IOException {}

    /** Opens the keyboard: key by key if standard input is a terminal, otherwise line by line. */
    static Keys open() {
        if (System.console() != null && !"dumb".equals(System.getenv("TERM"))) {
            try {
                return new Single();
            } catch (IOException | IllegalStateException noTerminal) {
                return new LineKeys(System.in);
            }
        }
        return new LineKeys(System.in);
    }

    /** Reads single keys, without Enter. JLine switches the terminal to raw mode and restores it, even after Ctrl-C. */
    private static final class Single extends Keys {
        private final Terminal terminal;
        private final NonBlockingReader reader;

        Single() throws IOException {
            // JLine's other providers load native code, which newer JDKs warn about; Windows has no stty.
            String provider = System.getProperty("os.name").startsWith("Windows") ? null : "exec";
            terminal = TerminalBuilder.builder()
                    .system(true)
                    .dumb(false)
                    .provider(provider)
                    .build();
            terminal.enterRawMode();
            reader = terminal.reader();
        }

        @Override
        int read(int millis) throws IOException {
            return reader.read(millis);
        }

        @Override
        String how() {
            return "";
        }

        @Override
        boolean hasScreen() {
            return true;
        }

        @Override
        int width() {
            int columns = terminal.getWidth();
            return columns <= 0 ? super.width() : Math.max(40, Math.min(columns, super.width()));
        }

        @Override
        public void close() throws IOException {
            terminal.close();
        }
    }

    /** Reads the first non-blank character of each line as a key; a blank line counts as a line feed. */
    static final class LineKeys extends Keys {
        private final BlockingQueue<Integer> letters = new LinkedBlockingQueue<>();

        LineKeys(InputStream in) {
            Thread reader = new Thread(() -> readAll(in), "keys");
            reader.setDaemon(true);
            reader.start();
        }

        private void readAll(InputStream in) {
            try (BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
                for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                    letters.add((int) (line.isBlank() ? '\n' : line.strip().charAt(0)));
                }
            } catch (IOException closed) {
                // treated like the end of the input
            }
            letters.add(END);
        }

        @Override
        int read(int millis) throws InterruptedException {
            Integer letter = letters.poll(millis, TimeUnit.MILLISECONDS);
            return letter == null ? NONE : letter;
        }

        @Override
        String how() {
            return " (and Enter)";
        }

        @Override
        boolean hasScreen() {
            return false;
        }
    }
}
