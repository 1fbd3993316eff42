package sphericalknight.grader.isolation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The system programs that confine other programs. They are searched for only in the system's own folders, never on the PATH. */
final class Tools {
    private static final List<String> FOLDERS = List.of("/usr/bin", "/bin", "/usr/sbin", "/sbin");

    private Tools() {}

    /** The full path of the program {@code name}; empty if it is not installed. */
    static Optional<String> find(String name) {
        return FOLDERS.stream()
                .map(folder -> Path.of(folder, name))
                .filter(Files::isExecutable)
                .map(Path::toString)
                .findFirst();
    }

    /**
     * The folder of the JDK that runs child processes: this JVM's, unless {@code course.children.java} names another for the attack
     * suite.
     */
    static Path javaHome() {
        String home = System.getProperty("course.children.java", System.getProperty("java.home"));
        try {
            return Path.of(home).toRealPath();
        } catch (IOException e) {
            throw new IllegalStateException("the folder of this Java is gone", e);
        }
    }

    /** The full path of the {@code java} launcher in {@link #javaHome}. */
    static String java() {
        return javaHome().resolve("bin").resolve("java").toString();
    }

    /**
     * The {@code prlimit} command that limits a program and all processes it starts, and keeps them from writing to files; empty if the
     * system has no such command.
     *
     * @param cpuSeconds the maximum processor time of each process, in seconds
     * @param processes the maximum number of processes and threads of the user; 0 for no limit
     */
    static List<String> limits(int cpuSeconds, int processes) {
        List<String> command = new ArrayList<>();
        find("prlimit").ifPresent(prlimit -> {
            command.addAll(List.of(prlimit, "--cpu=" + cpuSeconds, "--core=0", "--fsize=0", "--nofile=256"));
            if (processes > 0) {
                command.add("--nproc=" + processes);
            }
        });
        return command;
    }
}
