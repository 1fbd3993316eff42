package sphericalknight.grader.sealed;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import sphericalknight.grader.child.Child;
import sphericalknight.grader.isolation.ChildProcess;

/** A child on a thread of this JVM, and somebody in between who changes what it replies. */
final class Meddler implements ChildProcess {
    /** Makes the bytes that the grader gets from those of one reply and the replies before it. */
    interface Trick {
        byte[] play(int number, byte[] reply, List<byte[]> before);
    }

    private final PipedInputStream answers = new PipedInputStream(1 << 16);
    private final PipedOutputStream toGrader = new PipedOutputStream(answers);
    private final PipedInputStream childsIn = new PipedInputStream(1 << 20);
    private final PipedOutputStream questions = new PipedOutputStream(childsIn);
    private final Trick trick;
    private final List<byte[]> replies = new ArrayList<>();
    private final Thread thread;

    Meddler(Trick trick) throws IOException {
        this.trick = trick;
        thread = new Thread(this::serve, "meddled child");
        thread.setDaemon(true);
        thread.start();
    }

    private void serve() {
        try {
            Child.serve(childsIn, new OutputStream() {
                @Override
                public void write(int each) {
                    throw new IllegalStateException("frames are written in one piece");
                }

                @Override
                public void write(byte[] bytes, int start, int length) throws IOException {
                    byte[] frame = Arrays.copyOfRange(bytes, start, start + length);
                    byte[] changed = trick.play(replies.size(), frame, replies);
                    replies.add(frame);
                    toGrader.write(changed);
                    toGrader.flush();
                    if (!isWhole(changed)) {
                        toGrader.close(); // the rest never comes; a real child would be ended for waiting
                    }
                }
            });
        } catch (IOException | RuntimeException e) {
            // the conversation is over
        } finally {
            close();
        }
    }

    /** Whether the bytes are one or more frames to their ends. */
    private static boolean isWhole(byte[] bytes) {
        ByteBuffer left = ByteBuffer.wrap(bytes);
        while (left.remaining() >= 4) {
            int length = left.getInt();
            if (length < 0 || length > left.remaining()) {
                return false;
            }
            left.position(left.position() + length);
        }
        return bytes.length > 0 && left.remaining() == 0;
    }

    /** How many replies the child gave. */
    int replies() {
        return replies.size();
    }

    static byte[] join(byte[] first, byte[] second) {
        return ByteBuffer.allocate(first.length + second.length)
                .put(first)
                .put(second)
                .array();
    }

    @Override
    public InputStream answers() {
        return answers;
    }

    @Override
    public OutputStream questions() {
        return questions;
    }

    @Override
    public void allow(Duration cpu) {}

    @Override
    public void asked() {}

    @Override
    public void answered() {}

    @Override
    public Optional<End> end() {
        return Optional.empty();
    }

    @Override
    public End awaitEnd() {
        return End.EXITED;
    }

    @Override
    public String complaint() {
        return "";
    }

    @Override
    public void close() {
        try {
            questions.close();
            toGrader.close();
        } catch (IOException e) {
            // closed already
        }
    }
}
