package sphericalknight.kernel;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.HashMap;
import java.util.Map;
import sphericalknight.common.CoursePaths;

/** A small project with a machine whose PATH holds only what a test puts there. */
final class Project {
    final CoursePaths paths;
    final Path bin;
    private final ByteArrayOutputStream progress = new ByteArrayOutputStream();
    private final Map<String, String> environment = new HashMap<>();

    Project(Path folder) {
        write(folder.resolve("course/pom.xml"), "<project/>");
        write(folder.resolve("course/src/library/pom.xml"), "<project/>");
        paths = CoursePaths.at(folder.resolve("course"));
        bin = folder.resolve("bin");
        environment.put("PATH", bin.toString());
    }

    /** A machine with this PATH. */
    LocalMachine machine(boolean root, boolean debian) {
        return new LocalMachine(environment, root, debian);
    }

    PrintStream progress() {
        return new PrintStream(progress, true, StandardCharsets.UTF_8);
    }

    /** What the reader heard so far. */
    String heard() {
        return progress.toString(StandardCharsets.UTF_8);
    }

    /** A program on the PATH that writes down each call before it does {@code text}. */
    Path program(String name, String text) {
        Path file = bin.resolve(name);
        script(file, "echo \"" + name + " $*\" >> '" + calls() + "'\n" + text);
        return file;
    }

    /** How the programs were called, one call a line. */
    String called() {
        try {
            return Files.exists(calls()) ? Files.readString(calls()) : "";
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static void script(Path file, String text) {
        write(file, "#!/bin/sh\n" + text + "\n");
        try {
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static void write(Path file, String text) {
        try {
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Path calls() {
        return bin.resolveSibling("calls");
    }
}
