package sphericalknight.grader.submission;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Collects the ignored files of a submission. Up to six files that could affect a build are named, the others only counted. */
final class Ignored {
    private static final Set<String> BUILD_FILES = Set.of(
            "pom.xml",
            "build.gradle",
            "build.gradle.kts",
            "module-info.java",
            "package-info.java",
            "junit-platform.properties",
            "course",
            "course.cmd");
    private static final List<String> BUILD_ENDINGS =
            List.of(".class", ".jar", ".war", ".zip", ".tar", ".tgz", ".tar.gz", ".7z", ".rar", ".so", ".dll", ".sh");
    private static final int NAMED = 6;

    private final Set<String> named = new TreeSet<>();
    private int others;

    static boolean mayHoldAnswers(SubmittedFile file) {
        String name = file.name().toLowerCase(Locale.ROOT);
        boolean isRead = name.endsWith(".java") || name.endsWith(".ipynb");
        return isRead && !BUILD_FILES.contains(name) && !name.startsWith(".") && !inMetaInf(file.path());
    }

    /**
     * Whether a folder with this name is usually filled by tools, with backups, checkpoints or builds, which may be older than the
     * originals.
     */
    static boolean isToolFolder(String name) {
        return name.startsWith(".") || name.equals("__MACOSX") || name.equals("target") || name.equals("node_modules");
    }

    void add(String path) {
        String name = path.substring(path.lastIndexOf('/') + 1).toLowerCase(Locale.ROOT);
        boolean notable = BUILD_FILES.contains(name)
                || inMetaInf(path)
                || BUILD_ENDINGS.stream().anyMatch(name::endsWith);
        if (notable) {
            named.add(Shown.name(path));
        } else {
            others++;
        }
    }

    private static boolean inMetaInf(String path) {
        return ("/" + path).toUpperCase(Locale.ROOT).contains("/META-INF/");
    }

    Optional<String> note() {
        if (named.isEmpty()) {
            return Optional.empty();
        }
        int rest = others + Math.max(0, named.size() - NAMED);
        String first = named.stream().limit(NAMED).collect(Collectors.joining(", "));
        return Optional.of(
                "Ignored, for only answers are read: " + first + (rest == 0 ? "" : " and " + rest + " more") + ".");
    }
}
