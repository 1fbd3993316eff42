package sphericalknight.grader.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sphericalknight.common.UserError;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.platform.Names;
import sphericalknight.grader.submission.LmsName;
import sphericalknight.grader.submission.Shown;

/**
 * Finds the submissions at given paths. A path is one submission, or a folder of submissions. Unless {@link As} says which, a folder is
 * one submission if its top level contains answer files, a lesson's notebook or the folders in which the course keeps these, and
 * nothing that may belong to another student. The name of such a folder is not enough, because a student's folder may be called king or
 * tasks. Each file and folder of a class belongs to a submission, whatever it is called; what is in it is looked at later.
 */
public final class SubmissionFinder {
    /** How to interpret a folder. */
    public enum As {
        AUTO,
        SUBMISSION,
        CLASS
    }

    /** What operating systems and tools put into folders; nobody hands it in. */
    private static final Set<String> OF_SYSTEMS = Set.of(
            "__MACOSX",
            ".DS_Store",
            ".Spotlight-V100",
            ".Trashes",
            ".fseventsd",
            ".localized",
            ".directory",
            "Thumbs.db",
            "desktop.ini",
            ".git",
            ".gitignore",
            ".gitkeep",
            ".ipynb_checkpoints");

    /** Names of files that may be all that a student has handed in. */
    private static final Pattern PERSONAL =
            Pattern.compile("(?is).+\\.(zipx?|ipynb|rar|7z|tar|tgz|tbz2?|txz|gz|bz2|xz|zst|lzh)(\\.[a-z]+)?");

    private static final int DEPTH = 6;
    private static final int MOST_FILES = 5_000;
    private static final int LONGEST_TIME = 100;

    private final Set<String> answerNames = new HashSet<>();
    private final Set<String> answerPlaces = new HashSet<>();
    private final Set<String> exerciseFolders = new HashSet<>();
    private final Search search;
    private final List<HandedIn> pieces = new ArrayList<>();
    private boolean isClass;

    private SubmissionFinder(Collection<CatalogueEntry> all, Search search) {
        this.search = search;
        for (CatalogueEntry exercise : all) {
            answerNames.add(exercise.answerName());
            answerNames.add(exercise.exercise().lesson());
            answerPlaces.add(exercise.answerFile());
            exerciseFolders.add(Names.folder(exercise.type()));
        }
    }

    /**
     * What to look for.
     *
     * @param as how a folder is interpreted
     * @param roster the roster, which may name files and folders
     * @param zone the zone of times in names; UTC if it is empty
     * @param others files that are no submissions wherever they lie, such as the roster
     */
    public record Search(As as, Optional<Roster> roster, Optional<ZoneId> zone, Set<Path> others) {
        /** A search without a roster. */
        public static Search of(As as) {
            return new Search(as, Optional.empty(), Optional.empty(), Set.of());
        }
    }

    /**
     * What was found.
     *
     * @param pieces all files and folders; one that cannot be graded has the reason
     * @param isClass whether these are all submissions of a class, and not only some that were named one by one
     */
    record Outcome(List<HandedIn> pieces, boolean isClass) {}

    /**
     * Returns what was handed in at {@code paths}; {@code catalogue} contains every exercise of the course.
     *
     * @throws UserError if a folder may be one submission as well as a class, and the search does not say which it is
     */
    static Outcome find(List<Path> paths, Collection<CatalogueEntry> catalogue, Search search) {
        SubmissionFinder finder = new SubmissionFinder(catalogue, search);
        finder.isClass = paths.size() > 1;
        paths.forEach(finder::path);
        return new Outcome(HandedInNames.of(finder.pieces, finder.isClass), finder.isClass);
    }

    private void path(Path path) {
        String name = FileName.of(path);
        if (!Files.exists(path, LinkOption.NOFOLLOW_LINKS)) {
            broken(path, Shown.name(path.toString()) + " does not exist; a folder, .zip, .ipynb or .java is needed.");
        } else if (Files.isDirectory(path)) {
            folder(path);
        } else if (LmsName.of(name).isEmpty() && (isAnswer(name) || isPacked(name))) {
            Path owner = owner(path);
            pieces.add(new HandedIn(
                    path,
                    name,
                    true,
                    StudentId.of(FileName.withoutTime(FileName.of(owner))),
                    Optional.empty(),
                    FileName.time(FileName.of(owner)),
                    ""));
        } else {
            entry(path);
        }
    }

    private void broken(Path path, String problem) {
        String name = FileName.of(path);
        pieces.add(new HandedIn(path, name, false, name, Optional.empty(), Optional.empty(), problem));
    }

    private void folder(Path folder) {
        String shown = Shown.name(folder.toString());
        try {
            List<Path> entries = inside(folder, search.others());
            Optional<Path> submitted = nbgraders(folder, entries);
            if (submitted.isPresent()) {
                folder(submitted.get());
            } else if (isOne(folder, entries)) {
                entry(folder);
            } else if (entries.isEmpty()) {
                broken(folder, shown + " is an empty folder.");
            } else {
                isClass = true;
                entries.forEach(this::entry);
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

    /** The contents of a folder, without files created by operating systems and tools. */
    static List<Path> inside(Path folder, Set<Path> others) throws IOException {
        try (Stream<Path> inside = Files.list(folder)) {
            return inside.filter(path -> !isOfSystems(FileName.of(path)))
                    .filter(path -> !others.contains(path.toAbsolutePath().normalize()))
                    .sorted()
                    .toList();
        }
    }

    private static boolean isOfSystems(String name) {
        return OF_SYSTEMS.contains(name) || name.startsWith("._") || name.startsWith(".~lock");
    }

    private void entry(Path entry) {
        String name = FileName.of(entry);
        Optional<LmsName> lms = LmsName.of(name);
        boolean isFolder = Files.isDirectory(entry, LinkOption.NOFOLLOW_LINKS);
        String student = lms.map(LmsName::person).orElse(FileName.withoutTime(isFolder ? name : FileName.stem(name)));
        String problem =
                Files.isSymbolicLink(entry) ? Shown.name(name) + " is a link, and links are not followed." : "";
        Optional<Instant> submitted = FileName.time(isFolder ? name : FileName.stem(name))
                .or(() -> lms.flatMap(each -> Times.parse(each.time(), zone())))
                .or(() -> isFolder ? stamp(entry) : Optional.empty());
        pieces.add(new HandedIn(
                entry, name, isAnswer(name) || isPacked(name), StudentId.of(student), lms, submitted, problem));
    }

    private Optional<ZoneId> zone() {
        return Optional.of(search.zone().orElse(ZoneOffset.UTC));
    }

    /** The time in nbgrader's {@code timestamp.txt}, in a student's folder or that of an assignment in it; the latest if there are several. */
    private Optional<Instant> stamp(Path folder) {
        try (Stream<Path> files = Files.walk(folder, 2)) {
            return files.limit(MOST_FILES)
                    .filter(file -> FileName.of(file).equals("timestamp.txt"))
                    .filter(file -> Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS))
                    .flatMap(file -> stampIn(file).stream())
                    .max(Instant::compareTo);
        } catch (IOException | UncheckedIOException e) {
            return Optional.empty();
        }
    }

    private static Optional<Instant> stampIn(Path file) {
        try (var in = Files.newInputStream(file, LinkOption.NOFOLLOW_LINKS)) {
            return Times.parse(
                    new String(in.readNBytes(LONGEST_TIME), StandardCharsets.UTF_8), Optional.of(ZoneOffset.UTC));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /**
     * Whether a folder is one submission: it contains parts of a submission, and nothing that may belong to another student.
     *
     * @throws UserError if this cannot be decided
     */
    private boolean isOne(Path folder, List<Path> entries) {
        if (search.as() != As.AUTO) {
            return search.as() == As.SUBMISSION;
        }
        if (entries.stream().anyMatch(entry -> LmsName.of(FileName.of(entry)).isPresent())) {
            return false;
        }
        List<Path> packed = entries.stream()
                .filter(entry -> Files.isRegularFile(entry) && isPacked(FileName.of(entry)))
                .toList();
        if (packed.stream().anyMatch(entry -> isKnown(FileName.stem(FileName.of(entry))))) {
            return false;
        }
        if (isKnown(FileName.of(folder))) {
            return true;
        }
        Map<Boolean, List<Path>> byKind = entries.stream().collect(Collectors.partitioningBy(this::isPartOfOne));
        List<Path> parts = byKind.get(true);
        if (parts.isEmpty()) {
            return false;
        }
        boolean isTree = parts.stream().anyMatch(this::isFolderOfTheCourse);
        Optional<Path> withAnswers =
                byKind.get(false).stream().filter(this::holdsAnswers).findFirst();
        Optional<Path> somebody = byKind.get(false).stream()
                .filter(this::mayBeSomebody)
                .findFirst()
                .or(() -> packed.stream().skip(1).findFirst());
        if (withAnswers.isPresent() && !isTree) {
            return false;
        }
        withAnswers.or(() -> isTree ? Optional.empty() : somebody).ifPresent(other -> {
            throw new UserError(Shown.name(folder.toString()) + " may be one submission, for it holds "
                    + Shown.name(FileName.of(parts.get(0))) + ", or a class, for it holds "
                    + Shown.name(FileName.of(other))
                    + "; say which with --as submission or --as class.");
        });
        return true;
    }

    private boolean isPartOfOne(Path entry) {
        return Files.isDirectory(entry, LinkOption.NOFOLLOW_LINKS)
                ? isFolderOfTheCourse(entry) || isExerciseFolder(entry)
                : isAnswer(FileName.of(entry)) || isPacked(FileName.of(entry));
    }

    /**
     * Whether {@code entry} is one of the course's folders {@code exercises}, {@code tasks} and {@code notebooks}, judging by its name and
     * contents.
     */
    private boolean isFolderOfTheCourse(Path entry) {
        return switch (FileName.of(entry)) {
            case "exercises" -> Files.isDirectory(entry.resolve("tasks"), LinkOption.NOFOLLOW_LINKS);
            case "tasks" -> answerPlaces.stream().anyMatch(place -> Files.exists(entry.resolve(place)));
            case "notebooks" -> holds(entry, name -> name.contains(".ipynb") && isAnswer(name));
            default -> false;
        };
    }

    private boolean isExerciseFolder(Path entry) {
        return holds(entry, name -> answerPlaces.contains(FileName.of(entry) + "/" + name));
    }

    /** Whether {@code name} is that of an answer or a lesson's notebook, whatever programs have added to it. */
    private boolean isAnswer(String name) {
        String stem = FileName.stem(name);
        return !name.endsWith(".class")
                && Stream.of(stem, FileName.Version.of(name).base(), stem.replaceFirst("-Copy\\d+$", ""))
                        .anyMatch(answerNames::contains);
    }

    /** Whether {@code name} is what {@code course submit} and the web pages call their zips, which does not say whose they are. */
    private static boolean isPacked(String name) {
        String stem = FileName.Version.of(name).base();
        return stem.matches("submission(-\\d\\d(-[a-z0-9-]+)?)?") && !name.equals(stem);
    }

    private boolean holds(Path folder, Predicate<String> name) {
        try {
            return inside(folder, search.others()).stream().anyMatch(file -> name.test(FileName.of(file)));
        } catch (IOException e) {
            return false;
        }
    }

    /** Whether {@code entry} is a folder with answers among its first 5,000 files and folders, down to six levels. */
    private boolean holdsAnswers(Path entry) {
        if (!Files.isDirectory(entry, LinkOption.NOFOLLOW_LINKS)) {
            return false;
        }
        try (Stream<Path> files = Files.walk(entry, DEPTH)) {
            return files.limit(MOST_FILES).anyMatch(file -> isAnswer(FileName.of(file)) || isPacked(FileName.of(file)));
        } catch (IOException | UncheckedIOException e) {
            return false;
        }
    }

    /**
     * Whether an entry without recognisable answers may still be a student's submission: a folder, an archive, or a notebook whose name
     * does not start with that of a lesson.
     */
    private boolean mayBeSomebody(Path entry) {
        String name = FileName.of(entry);
        return Files.isDirectory(entry)
                ? !name.equals("target")
                : !name.endsWith(".java") && PERSONAL.matcher(name).matches();
    }

    /** The folder named after the student who handed in {@code file}: the nearest one above it that is not the course's own. */
    private Path owner(Path file) {
        Path folder = file.toAbsolutePath().normalize().getParent();
        while (folder.getParent() != null
                && (exerciseFolders.contains(FileName.of(folder))
                        || FileName.of(folder).matches("exercises|tasks|notebooks"))) {
            folder = folder.getParent();
        }
        return folder;
    }

    /** The student to whom {@code path} belongs, according to its name. */
    static String student(Path path) {
        String name = FileName.of(path);
        return StudentId.of(FileName.withoutTime(Files.isDirectory(path) ? name : FileName.stem(name)));
    }

    private boolean isKnown(String name) {
        return search.roster().stream()
                .flatMap(roster -> roster.entries().stream())
                .anyMatch(entry -> StudentId.key(entry.id()).equals(StudentId.key(name))
                        || StudentId.key(FileName.stem(entry.submission())).equals(StudentId.key(name)));
    }
}
