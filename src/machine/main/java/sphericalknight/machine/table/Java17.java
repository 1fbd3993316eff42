package sphericalknight.machine.table;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;

/**
 * The part of Java that exists in version 17, the oldest that the course supports. A newer JDK has more, but keeps the signatures of older
 * versions in {@code ct.sym}. If a folder's name there contains the letter H, its signatures are those of version 17.
 */
final class Java17 implements AutoCloseable {
    private static final int FLOOR = 17;
    private static final String LETTER = "H";

    private final FileSystem signatures;
    private final List<Path> folders = new ArrayList<>();

    Java17() throws IOException {
        if (Runtime.version().feature() == FLOOR) {
            signatures = null;
            return;
        }
        signatures = FileSystems.newFileSystem(Path.of(System.getProperty("java.home"), "lib", "ct.sym"));
        try (Stream<Path> all = Files.list(signatures.getPath("/"))) {
            all.filter(folder -> folder.getFileName().toString().contains(LETTER))
                    .map(folder -> folder.resolve("java.base"))
                    .filter(Files::isDirectory)
                    .forEach(folders::add);
        }
    }

    /** Whether a class exists in Java 17; classes that are not Java's count as existing. */
    boolean has(Class<?> type) {
        return signatures == null
                || !type.getName().startsWith("java.")
                || folders.stream().anyMatch(folder -> Files.exists(file(folder, type)));
    }

    /** The members of a class in Java 17; null if all its members count, because this JDK is 17 or the class is not one of Java's. */
    Set<String> members(Class<?> type) {
        if (signatures == null || !type.getName().startsWith("java.")) {
            return null;
        }
        Set<String> found = new HashSet<>();
        for (Path folder : folders) {
            Path file = file(folder, type);
            if (Files.exists(file)) {
                try (InputStream bytes = Files.newInputStream(file)) {
                    found.addAll(Members.of(new ClassReader(bytes)));
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }
        }
        return found;
    }

    private static Path file(Path folder, Class<?> type) {
        return folder.resolve(type.getName().replace('.', '/') + ".sig");
    }

    @Override
    public void close() throws IOException {
        if (signatures != null) {
            signatures.close();
        }
    }
}
