package sphericalknight.grader.sealed;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** What attacks may leave behind: their files and processes carry a mark. */
final class Traces {
    private static final List<String> FOLDERS =
            List.of("/tmp", "/var/tmp", "/dev/shm", "/run/lock", "/", "/root", "/home", "/usr", "/opt", "/srv", ".");

    private static final String FILE = "knight-attack";
    private static final String SECONDS = "4242";

    private Traces() {}

    /** Whether the source of an attack names one of the marks. */
    static boolean isMarked(String source) {
        return source.contains(FILE) || source.contains(SECONDS);
    }

    /** Files called knight-attack, and processes that sleep for 4242 seconds. */
    static List<String> left() {
        List<String> left = new ArrayList<>();
        FOLDERS.forEach(folder -> files(Path.of(folder)).forEach(file -> left.add(file.toString())));
        processes().forEach(pid -> left.add("process " + pid));
        return left;
    }

    /** Removes them: a level that does not must not disturb what comes after it. */
    static void remove() {
        for (String folder : FOLDERS) {
            for (Path file : files(Path.of(folder))) {
                try {
                    Files.delete(file);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }
        }
        processes().forEach(pid -> ProcessHandle.of(pid).ifPresent(ProcessHandle::destroyForcibly));
    }

    private static List<Path> files(Path folder) {
        List<Path> found = new ArrayList<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*" + FILE + "*")) {
            files.forEach(found::add);
        } catch (IOException e) {
            return List.of(); // no such folder
        }
        return found;
    }

    private static List<Long> processes() {
        List<Long> found = new ArrayList<>();
        try (DirectoryStream<Path> processes = Files.newDirectoryStream(Path.of("/proc"), "[0-9]*")) {
            for (Path process : processes) {
                try {
                    byte[] command = Files.readAllBytes(process.resolve("cmdline"));
                    if (new String(command, StandardCharsets.ISO_8859_1).contains("sleep\0" + SECONDS)) {
                        found.add(Long.parseLong(process.getFileName().toString()));
                    }
                } catch (IOException e) {
                    // it has ended in between
                }
            }
        } catch (IOException e) {
            return List.of(); // not Linux
        }
        return found;
    }
}
