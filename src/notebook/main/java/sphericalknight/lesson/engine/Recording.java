package sphericalknight.lesson.engine;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Collects, in order, what one cell prints and displays. */
final class Recording {
    private static final int MOST_BYTES = 1 << 20;

    private final List<ObjectNode> outputs = new ArrayList<>();
    private final ByteArrayOutputStream printed = new ByteArrayOutputStream();
    private String stream = "";
    private int bytes;

    /** A stream whose bytes are recorded as output of the stream {@code name}, such as "stdout". */
    PrintStream stream(String name) {
        OutputStream bytes = new OutputStream() {
            @Override
            public void write(int b) {
                Recording.this.write(name, new byte[] {(byte) b}, 0, 1);
            }

            @Override
            public void write(byte[] some, int from, int length) {
                Recording.this.write(name, some, from, length);
            }
        };
        return new PrintStream(bytes, true, StandardCharsets.UTF_8);
    }

    synchronized void add(ObjectNode output) {
        endStream();
        outputs.add(output);
    }

    /** Whether the cell has printed as much as can be recorded; anything more is dropped. */
    synchronized boolean isFull() {
        return bytes >= MOST_BYTES;
    }

    synchronized List<ObjectNode> outputs() {
        endStream();
        return new ArrayList<>(outputs);
    }

    private synchronized void write(String name, byte[] some, int from, int length) {
        LostThreads.endIfLost();
        if (!stream.equals(name)) {
            endStream();
            stream = name;
        }
        int fitting = Math.min(length, MOST_BYTES - bytes);
        printed.write(some, from, fitting);
        bytes += fitting;
    }

    private void endStream() {
        if (printed.size() > 0) {
            outputs.add(Outputs.stream(stream, printed.toString(StandardCharsets.UTF_8)));
            printed.reset();
        }
    }
}
