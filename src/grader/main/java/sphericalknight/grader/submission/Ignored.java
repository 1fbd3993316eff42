package sphericalknight.grader.submission;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
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
    private static final Set<String> TOOL_FOLDERS = Set.of(
            "__MACOSX",
            "target",
            "node_modules",
            ".ipynb_checkpoints",
            ".git",
            ".svn",
            ".idea",
            ".vscode",
            ".settings",
            ".gradle",
            ".mvn",
            ".metadata",
            ".course",
            ".jupyter",
            ".trash");
    private static final Pattern HARMLESS = Pattern.compile("(?s)(.*/)?(license|readme|notice|changelog|dockerfile"
            + "|timestamp\\.txt|postbuild)|.*\\.(md|txt|png|jpe?g|gif|svg|css|js|mjs|ts|py|sh|cmd|bat|xml|json|ya?ml|toml"
            + "|properties|csv|tsv|iml|log|fen|epd|pgn|map|lock|slips|fingerprints|games|bin|table|jupyterlab-workspace)"
            + "|(.*/)?\\.[^/]*");
    private static final int NAMED = 6;

    private final Set<String> named = new TreeSet<>();
    private int others;

    /** Whether a file at this path is looked at; the build's files, and what systems and tools hide, are not. */
    static boolean mayHoldAnswers(String path) {
        String name = path.substring(path.lastIndexOf('/') + 1).toLowerCase(Locale.ROOT);
        return !BUILD_FILES.contains(name) && !name.startsWith(".") && !inMetaInf(path);
    }

    /** Whether a folder of this name is filled by systems and tools, with backups, checkpoints or builds, which may be older. */
    static boolean isToolFolder(String name) {
        return TOOL_FOLDERS.contains(name);
    }

    /** Whether a file that is not read may be all that a student has for an exercise: no text, picture or part of the course. */
    static boolean mayBeMissed(String path) {
        String name = path.toLowerCase(Locale.ROOT);
        return !BUILD_FILES.contains(name.substring(name.lastIndexOf('/') + 1))
                && !HARMLESS.matcher(name).matches()
                && !("/" + name).matches(".*/(src|binder|solutions|main/resources)/.*");
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
