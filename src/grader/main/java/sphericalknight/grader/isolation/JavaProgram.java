package sphericalknight.grader.isolation;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import sphericalknight.grader.child.Child;

/**
 * A Java program to run in isolation.
 *
 * @param jar the entire class path
 * @param main the full name of the main class
 * @param heap the maximum heap size, in megabytes
 * @param metaspace the maximum memory for classes, in megabytes
 * @param cpuSeconds the maximum processor time in seconds, which the kernel enforces
 */
public record JavaProgram(Path jar, String main, int heap, int metaspace, int cpuSeconds) {
    /** The maximum memory for buffers outside the heap, in megabytes; compiled code gets twice as much. */
    private static final int OTHER = 16;

    /**
     * The program that runs an answer: one jar with the codec and the classes of the child process, written to {@code folder} if it is
     * not there yet.
     */
    public static JavaProgram child(Path folder) {
        Path jar = folder.resolve("child.jar");
        try {
            if (Files.notExists(jar)) {
                Jars.write(
                        jar,
                        List.of(Child.class),
                        name -> name.startsWith("sphericalknight/grader/wire/")
                                || name.startsWith("sphericalknight/grader/child/"));
            }
        } catch (IOException e) {
            throw new UncheckedIOException("the jar of the child process cannot be written", e);
        }
        return new JavaProgram(jar, Child.class.getName(), 64, 32, 60);
    }

    /** The arguments of the {@code java} command: {@code -Xmx64m ... -cp JAR MAIN}. The paths are given as the program sees them. */
    List<String> arguments(Path jarInside, Path temporary) {
        List<String> arguments = new ArrayList<>(List.of(
                "-Xmx" + heap + "m",
                "-Xms" + Math.min(heap, 16) + "m",
                "-Xss1m",
                "-XX:MaxMetaspaceSize=" + metaspace + "m",
                "-XX:CompressedClassSpaceSize=" + metaspace + "m",
                "-XX:MaxDirectMemorySize=" + OTHER + "m",
                "-XX:ReservedCodeCacheSize=" + 2 * OTHER + "m",
                "-XX:+UseG1GC", // starts sooner: it is the only collector with which Java 17 maps the archived heap
                "-XX:ParallelGCThreads=1",
                "-XX:ConcGCThreads=1",
                "-XX:TieredStopAtLevel=1",
                "-Xshare:auto",
                "-XX:+UnlockDiagnosticVMOptions",
                "-XX:ArchiveRelocationMode=0", // relocating the class archive would take an eighth of the start-up time
                "-Xlog:disable", // warnings would go to standard output, which is the pipe
                "-XX:-UsePerfData",
                "-XX:+ExitOnOutOfMemoryError",
                "-XX:+DisplayVMOutputToStderr",
                "-XX:+SuppressFatalErrorMessage",
                "-XX:-CreateCoredumpOnCrash",
                "-XX:+DisableAttachMechanism",
                "-Duser.language=en",
                "-Duser.country=US",
                "-Duser.timezone=UTC",
                "-Dfile.encoding=UTF-8",
                "-Djava.io.tmpdir=" + temporary));
        arguments.addAll(List.of("-cp", jarInside.toString(), main));
        return arguments;
    }
}
