package sphericalknight.grader.isolation;

import java.io.IOException;
import java.nio.file.Path;

/** One rung of the ladder: it knows how to start a program so that it is shut in. A seat holds one program at a time. */
interface Sandbox extends AutoCloseable {
    /** The command that runs {@code program}, with its environment and folder. */
    ProcessBuilder command(int seat, JavaProgram program);

    /** Lets only the program in this seat read {@code file}, where seats have users of their own. */
    default void entrust(Path file, int seat) throws IOException {}

    /** Whether something that a program has started may go on when the program has ended and its seat is swept. */
    default boolean leavesOrphans() {
        return false;
    }

    /** Ends every process and removes every file that the program in this seat may have left. */
    void sweep(int seat);

    @Override
    void close();
}
