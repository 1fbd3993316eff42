package sphericalknight.grader.isolation;

import java.io.IOException;
import java.nio.file.Path;

/** One level of isolation: starts programs confined at this level. A seat holds one program at a time. */
interface Sandbox extends AutoCloseable {
    /** The command that runs {@code program}, with its environment and folder. */
    ProcessBuilder command(int seat, JavaProgram program);

    /** Makes {@code file} readable for the program in this seat only, if each seat has its own user. */
    default void entrust(Path file, int seat) throws IOException {}

    /** Whether processes that a program has started may survive after the program has ended and its seat has been swept. */
    default boolean leavesOrphans() {
        return false;
    }

    /** Ends every process and removes every file that the program in this seat may have left. */
    void sweep(int seat);

    @Override
    void close();
}
