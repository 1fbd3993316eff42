package sphericalknight.grader.isolation;

import java.io.IOException;
import java.io.OutputStream;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;

/** Writes jars of chosen classes from the grader's own class path. */
public final class Jars {
    private Jars() {}

    /**
     * Writes {@code jar}, readable by all users.
     *
     * @param examples a class from each folder or jar to choose from
     * @param chosen accepts the path of each file to write, such as {@code sphericalknight/bits/Squares.class}; only class files and
     *     files named {@code allowed.txt} are considered
     */
    public static void write(Path jar, List<Class<?>> examples, Predicate<String> chosen) throws IOException {
        Set<Path> places = new HashSet<>();
        Path half = jar.resolveSibling(jar.getFileName() + ".tmp");
        try (OutputStream file = Files.newOutputStream(half);
                JarOutputStream out = new JarOutputStream(file)) {
            out.setLevel(Deflater.NO_COMPRESSION);
            for (Class<?> example : examples) {
                if (places.add(place(example))) {
                    inside(example, root -> add(root, chosen, out));
                }
            }
        }
        Seats.permit(half, "rw-r--r--");
        Files.move(half, jar);
    }

    /** Calls {@code use} with the class folder that contains {@code type}, or with the root of its jar. */
    public static void inside(Class<?> type, Use use) throws IOException {
        Path place = place(type);
        if (Files.isDirectory(place)) {
            use.of(place);
            return;
        }
        try (FileSystem jar = FileSystems.newFileSystem(place)) {
            use.of(jar.getPath("/"));
        }
    }

    /** An operation on the root folder of a jar or class folder. */
    @FunctionalInterface
    public interface Use {
        void of(Path root) throws IOException;
    }

    private static void add(Path folder, Predicate<String> chosen, JarOutputStream out) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : (Iterable<Path>) files.sorted()::iterator) {
                String name = folder.relativize(file).toString().replace('\\', '/');
                boolean isKind = name.endsWith(".class") || name.endsWith("/allowed.txt");
                if (isKind && chosen.test(name)) {
                    out.putNextEntry(new ZipEntry(name));
                    Files.copy(file, out);
                    out.closeEntry();
                }
            }
        }
    }

    private static Path place(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException("the class path cannot be read", e);
        }
    }
}
