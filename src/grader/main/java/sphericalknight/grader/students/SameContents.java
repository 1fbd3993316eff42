package sphericalknight.grader.students;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import sphericalknight.common.HashOfParts;
import sphericalknight.grader.names.LmsName;

/** Tests whether several people have handed in the same files with the same bytes. */
final class SameContents {
    private static final long MOST_BYTES = 16 << 20;

    private SameContents() {}

    /** Whether the pieces of all {@code members} are the same, apart from the names of the people; false for files of more than 16 MB. */
    static boolean of(Collection<List<HandedIn>> members) {
        Set<String> hashes = members.stream().map(SameContents::hash).collect(Collectors.toSet());
        return hashes.size() == 1 && !hashes.contains("");
    }

    /** A hash of the files and their names; "" if one of them cannot be read. */
    private static String hash(List<HandedIn> pieces) {
        HashOfParts hash = new HashOfParts();
        try {
            for (HandedIn piece : pieces) {
                hash.add(piece.lms().map(LmsName::file).orElse(""));
                for (Path file : HandedInFolders.below(
                        piece.path(),
                        HandedInFolders.DEPTH,
                        found -> found.sorted().toList(),
                        List.<Path>of())) {
                    if (Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
                        if (Files.size(file) > MOST_BYTES) {
                            return "";
                        }
                        hash.add(piece.path().relativize(file).toString()).add(Files.readAllBytes(file));
                    }
                }
            }
            return hash.hex();
        } catch (IOException e) {
            return "";
        }
    }
}
