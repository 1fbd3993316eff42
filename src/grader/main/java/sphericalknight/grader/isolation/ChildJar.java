package sphericalknight.grader.isolation;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import sphericalknight.grader.child.Child;

/** The class path of a child that runs an answer: one jar with the codec and the child's main class, and nothing else. */
public final class ChildJar {
    private static final int HEAP = 64;
    private static final int METASPACE = 32;
    private static final int CPU_SECONDS = 60;

    private ChildJar() {}

    /** The child as a job; its jar is written into {@code folder} when it is not there yet. */
    public static Job job(Path folder) {
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
        return new Job(jar, Child.class.getName(), HEAP, METASPACE, CPU_SECONDS);
    }
}
