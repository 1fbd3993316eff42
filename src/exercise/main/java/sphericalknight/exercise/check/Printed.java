package sphericalknight.exercise.check;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** Captures what an answer prints while it is tested, up to a maximum length, because a loop can print forever. */
final class Printed implements AutoCloseable {
    private static final int MOST_BYTES = 2000;

    private final PrintStream out = System.out;
    private final PrintStream err = System.err;
    private final Beginning beginning = new Beginning();

    Printed() {
        PrintStream kept = new PrintStream(beginning, true, StandardCharsets.UTF_8);
        System.setOut(kept);
        System.setErr(kept);
    }

    /** The text printed so far; if it is longer than 2,000 bytes, its beginning and a line "... and more". */
    String text() {
        String text = beginning.bytes.toString(StandardCharsets.UTF_8).stripTrailing();
        return beginning.isCut ? text + "\n... and more" : text;
    }

    @Override
    public void close() {
        System.setOut(out);
        System.setErr(err);
    }

    private static final class Beginning extends OutputStream {
        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        private boolean isCut;

        @Override
        public synchronized void write(int each) {
            if (bytes.size() < MOST_BYTES) {
                bytes.write(each);
            } else {
                isCut = true;
            }
        }
    }
}
