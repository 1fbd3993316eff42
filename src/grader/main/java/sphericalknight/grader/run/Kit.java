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
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.grader.worker.Grader;
import sphericalknight.host.AnswerTable;
import sphericalknight.machine.Machine;

/**
 * Computes the version of the course: a hash of its classes, because a verdict depends on them as well as on the answer. No version number
 * has to be maintained.
 */
final class Kit {
    private static final String VERSION = version();
    private static final String SHARED = shared();

    private Kit() {}

    /** A hash of the library, the machine, the exercise machinery and the grader, but not of the exercises. */
    static String machinery() {
        return VERSION;
    }

    /** A hash of one exercise: the files of its package, and what all share. */
    static String exercise(CatalogueEntry exercise) {
        HashOfParts hash = new HashOfParts().add(SHARED);
        add(hash, exercise.type(), exercise.type().getPackageName().replace('.', '/'));
        return hash.hex();
    }

    /** A hash of the classes and files on which a run of {@code exercises} depends. */
    static String of(List<CatalogueEntry> exercises) {
        HashOfParts hash = new HashOfParts().add(VERSION);
        exercises.forEach(each -> hash.add(each.id()).add(exercise(each)));
        return hash.hex();
    }

    private static String version() {
        HashOfParts hash = new HashOfParts();
        for (Class<?> type : List.of(Squares.class, UserError.class, Machine.class, Exercise.class, Grader.class)) {
            add(hash, type, "sphericalknight");
        }
        return hash.hex();
    }

    /** A hash of what all contracts share, and of the table of calls that answers may make. */
    private static String shared() {
        HashOfParts hash = new HashOfParts();
        add(hash, AnswerTable.class, "sphericalknight/host");
        add(hash, AnswerTable.class, "sphericalknight/exercises", 1);
        return hash.hex();
    }

    /** Adds to {@code hash} the contents of the file or folder {@code name} in the class folder or jar that contains {@code type}. */
    private static void add(HashOfParts hash, Class<?> type, String name) {
        add(hash, type, name, Integer.MAX_VALUE);
    }

    private static void add(HashOfParts hash, Class<?> type, String name, int depth) {
        try {
            Path place = Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
            if (Files.isDirectory(place)) {
                add(hash, place.resolve(name), depth);
                return;
            }
            try (FileSystem jar = FileSystems.newFileSystem(place)) {
                add(hash, jar.getPath("/", name), depth);
            }
        } catch (IOException | URISyntaxException e) {
            throw new IllegalStateException("the classes of " + type.getSimpleName() + " cannot be read", e);
        }
    }

    private static void add(HashOfParts hash, Path folder, int depth) throws IOException {
        try (Stream<Path> files = Files.walk(folder, depth)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                hash.add(folder.relativize(file).toString().replace('\\', '/')).add(Files.readAllBytes(file));
            }
        }
    }
}
