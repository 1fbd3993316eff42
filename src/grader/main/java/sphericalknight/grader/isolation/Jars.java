package sphericalknight.grader.isolation;

import java.io.IOException;
import java.io.OutputStream;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;

/** Writes a jar of chosen classes of the grader's own class path. */
public final class Jars {
    private Jars() {}

    /**
     * Writes {@code jar}, readable by everybody.
     *
     * @param examples a class from each folder or jar to choose from
     * @param chosen which class files (and the list of what answers may use) to take, by their path such as {@code sphericalknight/bits/Squares.class}
     */
    public static void write(Path jar, List<Class<?>> examples, Predicate<String> chosen) throws IOException {
        Set<Path> places = new LinkedHashSet<>();
        for (Class<?> example : examples) {
            places.add(place(example));
        }
        Path half = jar.resolveSibling(jar.getFileName() + ".tmp");
        try (OutputStream file = Files.newOutputStream(half);
                JarOutputStream out = new JarOutputStream(file)) {
            out.setLevel(1);
            for (Path place : places) {
                if (Files.isDirectory(place)) {
                    add(place, chosen, out);
                } else {
                    try (FileSystem inside = FileSystems.newFileSystem(place)) {
                        add(inside.getPath("/"), chosen, out);
                    }
                }
            }
        }
        Seats.permit(half, "rw-r--r--");
        Files.move(half, jar);
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
