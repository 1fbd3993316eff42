package sphericalknight.grader.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import sphericalknight.bits.Squares;
import sphericalknight.exercise.Exercise;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.grader.sealed.ExerciseGrader;

/** The version of the course, as a hash of its classes: what a verdict depends on besides the answer. Nobody has to count it up. */
public final class Kit {
    private static final String VERSION = version();

    private Kit() {}

    /** A hash of the library, the exercise machinery and the grader, but not of the exercises. */
    static String machinery() {
        return VERSION;
    }

    /** A hash of one exercise: interface, contract, fingerprints, and what else is in its package. */
    static String exercise(CatalogueEntry exercise) {
        String folder = exercise.type().getPackageName().replace('.', '/');
        return read(exercise.type(), root -> {
            Hash hash = new Hash();
            add(hash, root.resolve(folder));
            return hash.hex();
        });
    }

    /** A hash of everything that a run of {@code exercises} depends on, and of the Java that runs it. */
    static String of(List<CatalogueEntry> exercises) {
        Hash hash = new Hash().add(VERSION);
        exercises.forEach(each -> hash.add(each.id()).add(exercise(each)));
        return hash.hex();
    }

    private static String version() {
        Hash hash = new Hash();
        for (Class<?> type : List.of(Squares.class, Exercise.class, ExerciseGrader.class)) {
            read(type, root -> {
                add(hash, root.resolve("sphericalknight"));
                return "";
            });
        }
        return hash.hex();
    }

    /** The result of {@code use} for the class folder or jar that contains {@code type}. */
    private static String read(Class<?> type, Use use) {
        try {
            URI place = type.getProtectionDomain().getCodeSource().getLocation().toURI();
            Path path = Path.of(place);
            if (Files.isDirectory(path)) {
                return use.of(path);
            }
            try (FileSystem jar = FileSystems.newFileSystem(path, Map.of())) {
                return use.of(jar.getPath("/"));
            }
        } catch (IOException e) {
            throw new UncheckedIOException("the classes of " + type.getSimpleName() + " cannot be read", e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void add(Hash hash, Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                hash.add(folder.relativize(file).toString().replace('\\', '/')).add(Files.readAllBytes(file));
            }
        }
    }

    @FunctionalInterface
    private interface Use {
        String of(Path root) throws IOException;
    }
}
