package sphericalknight.grader.isolation;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * One level of isolation: the commands that run programs at this level, and the removal of what they leave. A seat holds one program at a
 * time.
 */
interface Sandbox extends AutoCloseable {
    /** The command that runs {@code program}, with its environment and folder. */
    ProcessBuilder command(int seat, JavaProgram program);

    /**
     * Returns a command that runs {@code program} with the command {@code confined} in front, with an empty environment and in
     * {@code folder}.
     */
    static ProcessBuilder confined(List<String> confined, JavaProgram program, Path folder) {
        List<String> command = new ArrayList<>(confined);
        command.add(Tools.java());
        command.addAll(program.arguments(program.jar(), folder));
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
        builder.environment().clear();
        return builder;
    }

    /** Makes {@code file} readable only by the program in this seat, if each seat has its own user. */
    default void entrust(Path file, int seat) throws IOException {}

    /** Whether processes that a program has started may survive after the program has ended and its seat has been swept. */
    default boolean leavesOrphans() {
        return false;
    }

    /** Ends the processes and removes the files that the program in this seat may have left, as far as this level can identify them. */
    void sweep(int seat);

    @Override
    void close();
}
