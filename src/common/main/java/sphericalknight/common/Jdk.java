package sphericalknight.common;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A JDK on this machine that can run the course.
 *
 * @param home its folder, with symbolic links resolved
 * @param feature its version, for example 17
 */
public record Jdk(Path home, int feature) {
    private static final int OLDEST = 17;
    private static final Pattern VERSION = Pattern.compile("JAVA_VERSION=\"(\\d+)");

    /**
     * Returns the JDKs named by {@code COURSE_JDK_17} and {@code COURSE_JDK_25}, then those in the usual places,
     * without duplicates.
     *
     * @param environment the variables; {@code HOME} is used too
     */
    public static List<Jdk> all(Map<String, String> environment) {
        List<Path> places = new ArrayList<>();
        for (String variable : List.of("COURSE_JDK_17", "COURSE_JDK_25")) {
            if (environment.containsKey(variable)) {
                places.add(Path.of(environment.get(variable)));
            }
        }
        List<Path> folders =
                new ArrayList<>(List.of(Path.of("/usr/lib/jvm"), Path.of("/Library/Java/JavaVirtualMachines")));
        if (environment.containsKey("HOME")) {
            folders.add(Path.of(environment.get("HOME"), ".sdkman/candidates/java"));
            folders.add(Path.of(environment.get("HOME"), ".jdks"));
        }
        Map<Path, Jdk> found = new LinkedHashMap<>();
        try {
            for (Path folder : folders) {
                places.addAll(inside(folder));
            }
            for (Path place : places) {
                add(place, found);
                add(place.resolve("Contents/Home"), found);
            }
        } catch (IOException e) {
            throw new IllegalStateException("the folders of the JDKs cannot be read", e);
        }
        return List.copyOf(found.values());
    }

    private static List<Path> inside(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> found = Files.list(folder)) {
            return found.sorted().toList();
        }
    }

    private static void add(Path place, Map<Path, Jdk> found) throws IOException {
        Path release = place.resolve("release");
        if (!Files.isRegularFile(release)
                || !Files.isExecutable(place.resolve("bin/javac"))
                || !Files.isExecutable(place.resolve("bin/jshell"))) {
            return;
        }
        Matcher version = VERSION.matcher(Files.readString(release));
        if (version.find() && Integer.parseInt(version.group(1)) >= OLDEST) {
            Path home = place.toRealPath();
            found.putIfAbsent(home, new Jdk(home, Integer.parseInt(version.group(1))));
        }
    }
}
