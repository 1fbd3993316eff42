package sphericalknight.lesson.engine;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** The threads of abandoned cells. Such a thread ends as soon as it tries to print. */
final class LostThreads {
    private static final List<ThreadGroup> GROUPS = new CopyOnWriteArrayList<>();

    private LostThreads() {}

    static void add(ThreadGroup group) {
        GROUPS.add(group);
    }

    /** Ends the calling thread by throwing an error if the thread's cell was abandoned. */
    static void endIfLost() {
        ThreadGroup own = Thread.currentThread().getThreadGroup();
        if (own != null && GROUPS.stream().anyMatch(group -> group.parentOf(own))) {
            throw new Lost();
        }
    }

    /** Wraps {@code real} so that abandoned threads cannot print to it. */
    static PrintStream without(PrintStream real) {
        OutputStream gate = new OutputStream() {
            @Override
            public void write(int b) {
                endIfLost();
                real.write(b);
            }

            @Override
            public void write(byte[] some, int from, int length) {
                endIfLost();
                real.write(some, from, length);
            }

            @Override
            public void flush() {
                real.flush();
            }
        };
        return new PrintStream(gate, true, Charset.defaultCharset());
    }

    private static final class Lost extends Error {
        private static final long serialVersionUID = 1;

        Lost() {
            super("the lesson of this thread is over", null, false, false);
        }
    }
}
