package sphericalknight.grader.submission;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Checks the names of archive entries. Nothing is unpacked to disk; names that lead out of the archive are refused all the same. */
final class EntryNames {
    private static final int LONGEST = 1024;

    private EntryNames() {}

    /**
     * The path with {@code /} between its parts, without empty parts or {@code .}; empty if the path is absolute, has a drive or a part
     * {@code ..}, contains NUL, is longer than 1,024 characters, has more than {@link ReadingLimits#DEPTH} parts, or has none.
     */
    static Optional<String> safe(String name) {
        String path = name.replace('\\', '/');
        boolean isAbsolute = path.startsWith("/") || path.matches("(?s)[A-Za-z]:.*");
        if (path.isEmpty() || isAbsolute || path.length() > LONGEST || path.indexOf('\0') >= 0) {
            return Optional.empty();
        }
        List<String> parts = new ArrayList<>();
        for (String part : path.split("/")) {
            if (part.equals("..")) {
                return Optional.empty();
            }
            if (!part.isEmpty() && !part.equals(".")) {
                parts.add(part);
            }
        }
        return parts.isEmpty() || parts.size() > ReadingLimits.DEPTH
                ? Optional.empty()
                : Optional.of(String.join("/", parts));
    }

    /** Whether one of the folders of {@code path} is a {@linkplain Ignored#isToolFolder tool folder}. */
    static boolean inToolFolder(String path) {
        String[] parts = path.split("/");
        for (int i = 0; i < parts.length - 1; i++) {
            if (Ignored.isToolFolder(parts[i])) {
                return true;
            }
        }
        return false;
    }
}
