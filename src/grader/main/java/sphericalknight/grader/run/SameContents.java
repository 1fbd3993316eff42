package sphericalknight.grader.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import sphericalknight.grader.submission.LmsName;

/** Tells whether several people have handed in the same files with the same bytes. */
final class SameContents {
    private SameContents() {}

    /** Whether the pieces of all {@code members} are the same, apart from the names of the people. */
    static boolean of(Collection<List<HandedIn>> members) {
        List<Map<String, Path>> all = members.stream().map(SameContents::files).toList();
        return all.stream().allMatch(files -> !files.isEmpty() && areSame(files, all.get(0)));
    }

    private static boolean areSame(Map<String, Path> files, Map<String, Path> others) {
        try {
            for (Map.Entry<String, Path> file : files.entrySet()) {
                Path other = others.get(file.getKey());
                if (other == null || Files.mismatch(file.getValue(), other) >= 0) {
                    return false;
                }
            }
            return files.size() == others.size();
        } catch (IOException e) {
            return false;
        }
    }

    /** The files by their paths in the pieces; none if there are too many, or one cannot be read. */
    private static Map<String, Path> files(List<HandedIn> pieces) {
        Map<String, Path> files = new TreeMap<>();
        for (HandedIn piece : pieces) {
            String name = piece.lms().map(LmsName::file).orElse("");
            List<Path> inside = Folders.below(piece.path(), Folders.DEPTH, found -> found.toList(), List.of());
            if (inside.size() == Folders.MOST_FILES) {
                return Map.of();
            }
            inside.stream()
                    .filter(file -> Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS))
                    .forEach(file -> files.put(name + "/" + piece.path().relativize(file), file));
        }
        return files;
    }
}
