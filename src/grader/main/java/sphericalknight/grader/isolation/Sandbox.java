package sphericalknight.grader.isolation;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** One level of isolation: starts programs confined at this level. A seat holds one program at a time. */
interface Sandbox extends AutoCloseable {
    /** The command that runs {@code program}, with its environment and folder. */
    ProcessBuilder command(int seat, JavaProgram program);

    /** A command that runs {@code program} behind the words {@code confined}, without an environment and in {@code folder}. */
    static ProcessBuilder confined(List<String> confined, JavaProgram program, Path folder) {
        List<String> command = new ArrayList<>(confined);
        command.add(Tools.java());
        command.addAll(program.arguments(program.jar(), folder));
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
        builder.environment().clear();
        return builder;
    }

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
