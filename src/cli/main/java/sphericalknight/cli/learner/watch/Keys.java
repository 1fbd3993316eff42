package sphericalknight.cli.learner.watch;

import java.io.IOException;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.NonBlockingReader;
import sphericalknight.exercise.check.ResultText;

/**
 * Keyboard input that does not block other work: single keys in a terminal, otherwise the first character of each line. JLine switches the
 * terminal to raw mode and restores it, even after Ctrl-C.
 */
final class Keys implements AutoCloseable {
    /** Returned by {@link #read} if no key arrived in time. */
    static final int NONE = NonBlockingReader.READ_EXPIRED;
    /** Returned by {@link #read} if the input has ended. */
    static final int END = NonBlockingReader.EOF;

    private final Terminal terminal;
    private final NonBlockingReader reader;
    /** Whether the first character of a line has been read and the rest has not. */
    private boolean isInLine;

    Keys(Terminal terminal) {
        this.terminal = terminal;
        terminal.enterRawMode();
        reader = terminal.reader();
    }

    /** Opens the keyboard. */
    static Keys open() throws IOException {
        // JLine's other providers load native code, which newer JDKs warn about; Windows has no stty.
        String provider = System.getProperty("os.name").startsWith("Windows") ? null : "exec";
        return new Keys(TerminalBuilder.builder()
                .system(true)
                .dumb(true)
                .provider(provider)
                .build());
    }

    /** Waits at most {@code millis} milliseconds and returns the next key, {@link #NONE} or {@link #END}; a blank line is a line feed. */
    int read(int millis) throws IOException {
        int key = reader.read(millis);
        if (hasScreen() || key == NONE || key == END) {
            return key;
        }
        boolean wasInLine = isInLine;
        isInLine = key != '\n';
        return wasInLine ? NONE : key;
    }

    /** The suffix that tells the user how to enter a key: "" or " (and Enter)". */
    String how() {
        return hasScreen() ? "" : " (and Enter)";
    }

    /** Whether this is a terminal whose screen can be cleared. */
    boolean hasScreen() {
        return !terminal.getType().startsWith(Terminal.TYPE_DUMB);
    }

    /** The width for text, in characters. */
    int width() {
        int columns = terminal.getWidth();
        return columns <= 0 ? ResultText.WIDTH : Math.max(40, Math.min(columns, ResultText.WIDTH));
    }

    @Override
    public void close() throws IOException {
        terminal.close();
    }
}
