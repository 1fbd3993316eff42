package sphericalknight.grader.submission;

import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import sphericalknight.common.UserError;
import sphericalknight.grader.names.LmsName;

/**
 * The zip of a whole class from a learning management system. Names, sizes and the number of entries are checked as in submissions; the
 * contents of the files are not read.
 */
public final class ClassZip {
    private ClassZip() {}

    /**
     * Unpacks {@code zip} if it holds what several people have handed in.
     *
     * @param isClass decides this by the paths of all files
     * @param into an empty folder
     * @return the folder of the class; empty if {@code zip} is one submission, not a zip, or cannot be unpacked, which its reader will say
     * @throws UserError if not all of it can be unpacked
     */
    public static Optional<Path> unpack(Path zip, Predicate<List<String>> isClass, Path into) {
        if (!Files.isRegularFile(zip, LinkOption.NOFOLLOW_LINKS)) {
            return Optional.empty();
        }
        try (Contents contents = ZipContents.of(
                FileChannel.open(zip, StandardOpenOption.READ),
                Contents.ofClass(new Budget(ReadingLimits.CLASS_BYTES)))) {
            String top = top(contents.files());
            if (!isClass.test(contents.files().stream()
                    .map(file -> file.path().substring(top.length()))
                    .toList())) {
                return Optional.empty();
            }
            if (!contents.notes().isEmpty()) {
                throw new UserError(zip + " cannot be unpacked: "
                        + contents.notes().get(0) + " Unpack it yourself, and name the folder.");
            }
            for (SubmittedFile file : contents.files()) {
                Path to = into.resolve(file.path());
                Files.createDirectories(to.getParent());
                try (InputStream in = file.open()) {
                    Files.copy(in, to);
                }
            }
            return Optional.of(into.resolve(top));
        } catch (Budget.Spent | IOException e) {
            return Optional.empty();
        }
    }

    /** The folder in which everything lies, with a slash at its end; "" if there is none, or if it is that of one student. */
    private static String top(List<SubmittedFile> files) {
        Set<String> tops = new HashSet<>();
        files.forEach(file -> tops.add(file.path().substring(0, file.path().indexOf('/') + 1)));
        String top = tops.size() == 1 ? tops.iterator().next() : "";
        return top.isEmpty() || LmsName.of(top.substring(0, top.length() - 1)).isPresent() ? "" : top;
    }
}
