package sphericalknight.grader.students;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sphericalknight.common.UserError;
import sphericalknight.grader.names.FileName;
import sphericalknight.grader.names.LmsName;
import sphericalknight.grader.names.StudentId;
import sphericalknight.grader.names.Times;
import sphericalknight.grader.submission.ClassZip;
import sphericalknight.grader.text.PlainText;

/**
 * Finds the submissions at given paths. A path is one submission, or a folder of submissions. Unless {@link As} decides, {@link OneOrClass}
 * does. Each file and folder of a class belongs to a submission, whatever its name; its contents are read later.
 */
public final class SubmissionFinder {
    /** How to interpret a folder. */
    public enum As {
        AUTO,
        SUBMISSION,
        CLASS
    }

    private static final int LONGEST_TIME = 100;

    private final CourseFiles course = new CourseFiles();
    private final Search search;
    private final OneOrClass oneOrClass;
    private final List<HandedIn> pieces = new ArrayList<>();
    private boolean isClass;

    private SubmissionFinder(Search search) {
        this.search = search;
        this.oneOrClass = new OneOrClass(course, search);
    }

    /**
     * What to look for.
     *
     * @param as how a folder is interpreted
     * @param roster the roster, which may name files and folders
     * @param zone the zone of times in names; UTC if it is empty
     * @param others files that are no submissions wherever they lie, such as the roster
     */
    public record Search(As as, Optional<Roster> roster, Optional<ZoneId> zone, Set<Path> others) {}

    /**
     * What was found.
     *
     * @param pieces all files and folders; one that cannot be graded has the reason
     * @param isClass whether these are all submissions of a class, and not only some that were named one by one
     */
    public record Outcome(List<HandedIn> pieces, boolean isClass) {}

    /**
     * Returns what was handed in at {@code paths}.
     *
     * @param into an empty folder, into which the zip of a whole class is unpacked
     * @throws UserError if a folder may be one submission as well as a class, and the search does not say which it is
     */
    public static Outcome find(List<Path> paths, Search search, Path into) {
        SubmissionFinder finder = new SubmissionFinder(search);
        finder.isClass = paths.size() > 1;
        Optional<Path> unpacked = paths.size() == 1 && search.as() != As.SUBMISSION
                ? ClassZip.unpack(paths.get(0), finder::isClass, into)
                : Optional.empty();
        unpacked.map(List::of).orElse(paths).forEach(finder::path);
        return new Outcome(HandedInNames.of(finder.pieces, finder.isClass), finder.isClass);
    }

    private boolean isClass(List<String> pathsInZip) {
        return search.as() == As.CLASS || oneOrClass.isClass(pathsInZip);
    }

    private void path(Path path) {
        String name = FileName.of(path);
        if (!Files.exists(path, LinkOption.NOFOLLOW_LINKS)) {
            broken(
                    path,
                    PlainText.line(path.toString()) + " does not exist; a folder, .zip, .ipynb or .java is needed.");
        } else if (Files.isDirectory(path)) {
            folder(path);
        } else {
            entry(path, LmsName.of(name).isEmpty() && course.isGeneric(name) ? course.owner(path) : path);
        }
    }

    private void broken(Path path, String problem) {
        String name = FileName.of(path);
        pieces.add(new HandedIn(path, name, false, name, Optional.empty(), Optional.empty(), problem));
    }

    private void folder(Path folder) {
        String shown = PlainText.line(folder.toString());
        try {
            List<Path> entries = HandedInFolders.inside(folder, search.others());
            Optional<Path> inner = nbgraders(folder, entries)
                    .or(() -> onlyClass(entries).filter(each -> !oneOrClass.isKnown(FileName.of(each))));
            if (inner.isPresent() && search.as() != As.SUBMISSION) {
                folder(inner.get());
            } else if (oneOrClass.isOne(folder, entries)) {
                entry(folder, folder);
            } else if (entries.isEmpty()) {
                broken(folder, shown + " is an empty folder.");
            } else {
                isClass = true;
                entries.forEach(entry -> entry(entry, entry));
            }
        } catch (IOException e) {
            broken(folder, shown + " cannot be read.");
        }
    }

    /** The folder in which nbgrader collects what was handed in, if {@code folder} is a course of nbgrader. */
    private static Optional<Path> nbgraders(Path folder, List<Path> entries) {
        Set<String> names = entries.stream().map(FileName::of).collect(Collectors.toSet());
        boolean isCourse = Stream.of("source", "release", "gradebook.db", "nbgrader_config.py")
                .anyMatch(names::contains);
        return isCourse && names.contains("submitted") ? Optional.of(folder.resolve("submitted")) : Optional.empty();
    }

    /** The only one of {@code entries}, if it is certainly the folder of a class. */
    private Optional<Path> onlyClass(List<Path> entries) {
        Path only = entries.size() == 1 ? entries.get(0) : null;
        if (only == null
                || !Files.isDirectory(only, LinkOption.NOFOLLOW_LINKS)
                || LmsName.of(FileName.of(only)).isPresent()) {
            return Optional.empty();
        }
        return HandedInFolders.below(
                only,
                HandedInFolders.DEPTH,
                files -> oneOrClass.isClass(files.filter(file -> Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS))
                                .map(file -> only.relativize(file).toString().replace('\\', '/'))
                                .toList())
                        ? Optional.of(only)
                        : Optional.empty(),
                Optional.empty());
    }

    /** Adds a piece that is called after its student as {@code owner} is: itself, or the folder in which a file with everybody's name lies. */
    private void entry(Path entry, Path owner) {
        String name = FileName.of(entry);
        Optional<LmsName> lms = LmsName.of(FileName.of(owner));
        String problem =
                Files.isSymbolicLink(entry) ? PlainText.line(name) + " is a link, and links are not followed." : "";
        Optional<Instant> submitted = FileName.time(withoutEnding(owner))
                .or(() -> lms.flatMap(each -> Times.parse(each.time(), zone())))
                .or(() -> Files.isDirectory(entry, LinkOption.NOFOLLOW_LINKS) ? stamp(entry) : Optional.empty());
        pieces.add(new HandedIn(
                entry,
                name,
                course.isGeneric(name),
                lms.map(LmsName::person).map(StudentId::of).orElse(student(owner)),
                lms,
                submitted,
                problem));
    }

    private Optional<ZoneId> zone() {
        return Optional.of(search.zone().orElse(ZoneOffset.UTC));
    }

    /** The time in nbgrader's {@code timestamp.txt}, in a student's folder or that of an assignment in it; the latest if there are several. */
    private Optional<Instant> stamp(Path folder) {
        return HandedInFolders.below(
                folder,
                2,
                files -> files.filter(file -> FileName.of(file).equals("timestamp.txt"))
                        .filter(file -> Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS))
                        .flatMap(file -> stampIn(file).stream())
                        .max(Instant::compareTo),
                Optional.empty());
    }

    private static Optional<Instant> stampIn(Path file) {
        try (var in = Files.newInputStream(file, LinkOption.NOFOLLOW_LINKS)) {
            return Times.parse(
                    new String(in.readNBytes(LONGEST_TIME), StandardCharsets.UTF_8), Optional.of(ZoneOffset.UTC));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** The student to whom {@code path} belongs, according to its name. */
    static String student(Path path) {
        return StudentId.of(FileName.withoutTime(withoutEnding(path)));
    }

    private static String withoutEnding(Path path) {
        String name = FileName.of(path);
        return Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS) ? name : FileName.stem(name);
    }
}
