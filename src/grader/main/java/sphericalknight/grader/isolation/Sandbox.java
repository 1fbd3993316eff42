package sphericalknight.grader.isolation;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * One level of isolation: it builds the commands that run programs, and removes what programs leave behind. A seat is a slot for one
 * program at a time.
 */
interface Sandbox extends AutoCloseable {
    /** The command that runs {@code program}, with its environment and its working folder. */
    ProcessBuilder command(int seat, JavaProgram program);

    /**
     * Returns a command that runs {@code program} in {@code folder} with an empty environment, prefixed by the command
     * {@code confined}.
     */
    static ProcessBuilder confined(List<String> confined, JavaProgram program, Path folder) {
        List<String> command = new ArrayList<>(confined);
        command.add(Tools.java());
        command.addAll(program.arguments(program.jar(), folder));
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
        builder.environment().clear();
        return builder;
    }

    /** Makes {@code file} readable only by programs in this seat, if each seat has an operating-system user of its own. */
    default void entrust(Path file, int seat) throws IOException {}

    /** Whether processes started by a program may outlive both the program and the {@link #sweep} of its seat. */
    default boolean leavesOrphans() {
        return false;
    }

    /** Ends the processes and removes the files that the program in this seat may have left, as far as this level can identify them. */
    void sweep(int seat);

    @Override
    void close();
}
