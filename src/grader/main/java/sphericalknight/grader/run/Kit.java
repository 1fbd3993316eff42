package sphericalknight.grader.run;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import sphericalknight.bits.Squares;
import sphericalknight.common.HashOfParts;
import sphericalknight.common.UserError;
import sphericalknight.exercise.Exercise;
import sphericalknight.grader.worker.Grader;
import sphericalknight.host.AnswerTable;
import sphericalknight.machine.Machine;

/**
 * The version of the course: a hash of its classes, because a verdict depends on them as well as on the answer. No version number has to be
 * maintained.
 */
final class Kit {
    /** A class of each module on which a verdict depends; the table of calls stands with the exercises. */
    private static final List<Class<?>> MODULES =
            List.of(Squares.class, UserError.class, Machine.class, Exercise.class, AnswerTable.class, Grader.class);

    /** The hash, as 64 hexadecimal digits. */
    static final String VERSION = version();

    private Kit() {}

    private static String version() {
        HashOfParts hash = new HashOfParts();
        for (Class<?> type : MODULES) {
            try {
                add(hash, type);
            } catch (IOException | URISyntaxException e) {
                throw new IllegalStateException("the classes of " + type.getSimpleName() + " cannot be read", e);
            }
        }
        return hash.hex();
    }

    /** Adds the files of the course in the class folder or jar that contains {@code type}. */
    private static void add(HashOfParts hash, Class<?> type) throws IOException, URISyntaxException {
        Path place =
                Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
        if (Files.isDirectory(place)) {
            add(hash, place.resolve("sphericalknight"));
            return;
        }
        try (FileSystem jar = FileSystems.newFileSystem(place)) {
            add(hash, jar.getPath("/", "sphericalknight"));
        }
    }

    private static void add(HashOfParts hash, Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                hash.add(folder.relativize(file).toString().replace('\\', '/')).add(Files.readAllBytes(file));
            }
        }
    }
}
