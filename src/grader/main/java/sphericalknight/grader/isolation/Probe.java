package sphericalknight.grader.isolation;

import java.io.IOException;
import java.time.Duration;
import sphericalknight.grader.wire.Frames;
import sphericalknight.grader.wire.In;
import sphericalknight.grader.wire.Messages;
import sphericalknight.grader.wire.Out;
import sphericalknight.grader.wire.WireException;

/** Tries a level: a child is started at it, and asked a question that it must refuse in the right form. */
final class Probe {
    private static final long ID = 0x5EA1ED;

    private Probe() {}

    static boolean works(Isolation isolation) {
        try (ChildProcess child = isolation.start(0, ChildJar.job(isolation.folder()))) {
            child.allow(Duration.ofSeconds(10));
            Frames.write(
                    child.questions(), new Out().putLong(ID).put(Messages.CALL).putInt(0));
            In reply = Frames.read(child.answers());
            return reply.getLong() == ID
                    && reply.get() == Messages.THROWN
                    && reply.getText().contains("IndexOutOfBounds");
        } catch (IOException | WireException e) {
            return false;
        }
    }
}
