package sphericalknight.grader.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sphericalknight.common.UserError;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.platform.Names;
import sphericalknight.grader.submission.Shown;

/**
 * Finds the submissions at given paths. A path is one submission, or a folder of submissions. Unless {@link As} says which, a folder is
 * one submission if its top level contains answer files, a lesson's notebook or the folders in which the course keeps these, and
 * nothing that may belong to another student. The name of such a folder is not enough, because a student's folder may be called king or
 * tasks. Unreadable submissions are listed, too, with the reason, so that no student is lost.
 */
public final class SubmissionFinder {
    /** How to interpret a folder. */
    public enum As {
        AUTO,
        SUBMISSION,
        CLASS
    }

    private static final Pattern SUBMISSION = Pattern.compile("(?is)(.+)\\.(zip|ipynb|java)");
    private static final Pattern OTHER_ARCHIVE =
            Pattern.compile("(?is)(.+?)\\.(rar|7z|tar|tgz|tbz2?|txz|gz|bz2|xz|zst|lzh|tar\\.\\w+)");
    private static final int DEPTH = 6;
    private static final int MOST_FILES = 5_000;

    private final Set<String> answerFiles = new HashSet<>();
    private final Set<String> answerPlaces = new HashSet<>();
    private final Set<String> exerciseFolders = new HashSet<>();
    private final As as;
    private final Map<String, Map<String, List<FoundSubmission>>> found = new TreeMap<>();
    private final List<String> faults = new ArrayList<>();

    private SubmissionFinder(Collection<CatalogueEntry> all, As as) {
        this.as = as;
        for (CatalogueEntry exercise : all) {
            answerFiles.add(exercise.answerName() + ".java");
            answerFiles.add(exercise.exercise().lesson() + ".ipynb");
            answerPlaces.add(exercise.answerFile());
            exerciseFolders.add(Names.folder(exercise.type()));
        }
    }

    /**
     * The submissions found.
     *
     * @param submissions one entry for each student found, ordered by name; a submission that cannot be graded is listed with the reason
     * @param faults files that are not submissions, one sentence each
     */
    public record Outcome(List<FoundSubmission> submissions, List<String> faults) {}

    /**
     * Returns the submissions named by {@code paths}; {@code catalogue} contains every exercise of the course.
     *
     * @throws UserError if a folder may be one submission as well as a class, and {@code as} does not say which it is
     */
    public static Outcome find(List<Path> paths, Collection<CatalogueEntry> catalogue, As as) {
        SubmissionFinder finder = new SubmissionFinder(catalogue, as);
        Map<Path, List<Path>> loose = new LinkedHashMap<>();
        for (Path path : paths) {
            finder.path(path, loose);
        }
        loose.forEach((folder, files) -> finder.add(nameOf(folder), files, ""));
        return finder.outcome();
    }

    private void path(Path path, Map<Path, List<Path>> loose) {
        String shown = Shown.name(path.toString());
        if (!Files.exists(path, LinkOption.NOFOLLOW_LINKS)) {
            add(nameOf(path), List.of(path), shown + " does not exist; a folder, .zip, .ipynb or .java is needed.");
        } else if (Files.isDirectory(path)) {
            folder(path);
        } else if (answerFiles.contains(nameOf(path))) {
            loose.computeIfAbsent(owner(path), each -> new ArrayList<>()).add(path);
        } else if (isSubmissionFile(path)) {
            add(stem(SUBMISSION, path), List.of(path), "");
        } else {
            add(
                    nameOf(path),
                    List.of(path),
                    shown + " is not a submission; a folder, .zip, .ipynb or .java is needed.");
        }
    }

    private void folder(Path folder) {
        String shown = Shown.name(folder.toString());
        try {
            List<Path> entries = inside(folder);
            if (isOne(folder, entries)) {
                add(nameOf(folder), List.of(folder), "");
            } else if (entries.isEmpty()) {
                add(nameOf(folder), List.of(folder), shown + " is an empty folder.");
            } else {
                entries.forEach(this::entry);
            }
        } catch (IOException e) {
            add(nameOf(folder), List.of(folder), shown + " cannot be read.");
        }
    }

    /** The contents of a folder, without files created by operating systems and tools. */
    private static List<Path> inside(Path folder) throws IOException {
        try (Stream<Path> inside = Files.list(folder)) {
            return inside.filter(path -> !nameOf(path).startsWith("."))
                    .filter(path -> !nameOf(path).equals("__MACOSX"))
                    .sorted()
                    .toList();
        }
    }

    private void entry(Path entry) {
        String shown = Shown.name(nameOf(entry));
        if (Files.isSymbolicLink(entry)) {
            add(nameOf(entry), List.of(entry), shown + " is a link, and links are not followed.");
        } else if (Files.isDirectory(entry)) {
            add(nameOf(entry), List.of(entry), "");
        } else if (isSubmissionFile(entry)) {
            add(stem(SUBMISSION, entry), List.of(entry), "");
        } else if (OTHER_ARCHIVE.matcher(nameOf(entry)).matches()) {
            add(
                    stem(OTHER_ARCHIVE, entry),
                    List.of(entry),
                    shown + " is an archive of a kind that is not read; a .zip is needed.");
        } else {
            faults.add(shown + " was left out: it is not a folder, .zip, .ipynb or .java.");
        }
    }

    /**
     * Whether a folder is one submission: it contains parts of a submission, and nothing that may belong to another student.
     *
     * @throws UserError if this cannot be decided
     */
    private boolean isOne(Path folder, List<Path> entries) {
        if (as != As.AUTO) {
            return as == As.SUBMISSION;
        }
        Map<Boolean, List<Path>> byKind = entries.stream().collect(Collectors.partitioningBy(this::isPartOfOne));
        List<Path> parts = byKind.get(true);
        if (parts.isEmpty()) {
            return false;
        }
        boolean isTree = parts.stream().anyMatch(this::isFolderOfTheCourse);
        Optional<Path> withAnswers =
                byKind.get(false).stream().filter(this::holdsAnswers).findFirst();
        Optional<Path> somebody =
                byKind.get(false).stream().filter(this::mayBeSomebody).findFirst();
        if (withAnswers.isPresent() && !isTree) {
            return false;
        }
        withAnswers.or(() -> isTree ? Optional.empty() : somebody).ifPresent(other -> {
            throw new UserError(Shown.name(folder.toString()) + " may be one submission, for it holds "
                    + Shown.name(nameOf(parts.get(0))) + ", or a class, for it holds " + Shown.name(nameOf(other))
                    + "; say which with --as submission or --as class.");
        });
        return true;
    }

    private boolean isPartOfOne(Path entry) {
        return Files.isDirectory(entry, LinkOption.NOFOLLOW_LINKS)
                ? isFolderOfTheCourse(entry) || isExerciseFolder(entry)
                : answerFiles.contains(nameOf(entry));
    }

    /**
     * Whether {@code entry} is one of the course's folders {@code exercises}, {@code tasks} and {@code notebooks}, judging by its name and
     * contents.
     */
    private boolean isFolderOfTheCourse(Path entry) {
        return switch (nameOf(entry)) {
            case "exercises" -> Files.isDirectory(entry.resolve("tasks"), LinkOption.NOFOLLOW_LINKS);
            case "tasks" -> answerPlaces.stream().anyMatch(place -> Files.exists(entry.resolve(place)));
            case "notebooks" -> holds(entry, answerFiles::contains);
            default -> false;
        };
    }

    private boolean isExerciseFolder(Path entry) {
        return holds(entry, name -> answerPlaces.contains(nameOf(entry) + "/" + name));
    }

    private static boolean holds(Path folder, Predicate<String> name) {
        try {
            return inside(folder).stream().anyMatch(file -> name.test(nameOf(file)));
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
            return files.limit(MOST_FILES).anyMatch(file -> answerFiles.contains(nameOf(file)));
        } catch (IOException | UncheckedIOException e) {
            return false;
        }
    }

    /**
     * Whether an entry without recognisable answers may still be a student's submission: a folder, an archive, or a notebook whose name
     * does not start with that of a lesson.
     */
    private boolean mayBeSomebody(Path entry) {
        String name = nameOf(entry);
        boolean isCopy = answerFiles.stream()
                .anyMatch(file -> file.endsWith(".ipynb") && name.startsWith(file.replace(".ipynb", "")));
        return Files.isDirectory(entry)
                ? !name.equals("target")
                : !isCopy && !name.endsWith(".java") && isSubmissionFile(entry)
                        || OTHER_ARCHIVE.matcher(name).matches();
    }

    /** The folder named after the student who handed in {@code file}: the nearest one above it that is not the course's own. */
    private Path owner(Path file) {
        Path folder = file.toAbsolutePath().normalize().getParent();
        while (folder.getParent() != null
                && (exerciseFolders.contains(nameOf(folder)) || nameOf(folder).matches("exercises|tasks|notebooks"))) {
            folder = folder.getParent();
        }
        return folder;
    }

    private static boolean isSubmissionFile(Path path) {
        return Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS)
                && SUBMISSION.matcher(nameOf(path)).matches();
    }

    /** The file name of {@code path} without its extension; the whole name if {@code ending} does not match it. */
    private static String stem(Pattern ending, Path path) {
        Matcher name = ending.matcher(nameOf(path));
        return name.matches() ? name.group(1) : nameOf(path);
    }

    /** The student to whom {@code path} belongs, according to its name. */
    static String student(Path path) {
        return StudentId.of(withoutTime(
                Files.isDirectory(path) || !isSubmissionFile(path) ? nameOf(path) : stem(SUBMISSION, path)));
    }

    private static String withoutTime(String name) {
        return Shown.name(hasTime(name) ? name.substring(0, name.lastIndexOf('@')) : name);
    }

    private static boolean hasTime(String name) {
        int at = name.lastIndexOf('@');
        return at > 0 && LateRule.isTime(name.substring(at + 1));
    }

    private void add(String name, List<Path> paths, String problem) {
        String student = withoutTime(name);
        String submitted = hasTime(name) ? name.substring(name.lastIndexOf('@') + 1) : "";
        found.computeIfAbsent(StudentId.key(student), key -> new TreeMap<>())
                .computeIfAbsent(student, each -> new ArrayList<>())
                .add(new FoundSubmission(StudentId.of(student), submitted, paths, problem));
    }

    /** The submissions found. Submissions under equivalent names are ambiguous: none is graded, and the reason names them all. */
    private Outcome outcome() {
        List<FoundSubmission> all = new ArrayList<>();
        for (Map<String, List<FoundSubmission>> same : found.values()) {
            List<FoundSubmission> submissions =
                    same.values().stream().flatMap(List::stream).toList();
            if (submissions.size() == 1) {
                all.add(submissions.get(0));
                continue;
            }
            List<Path> paths = submissions.stream()
                    .flatMap(each -> each.paths().stream())
                    .sorted()
                    .toList();
            String problem = submissions.get(0).student() + " was handed in more than once ("
                    + paths.stream().map(path -> Shown.name(path.toString())).collect(Collectors.joining(", "))
                    + "), so nothing of it was graded; keep one.";
            Set<String> names = new HashSet<>();
            for (List<FoundSubmission> one : same.values()) {
                String name = one.get(0).student();
                String free = name;
                for (int again = 2; !names.add(free); again++) {
                    free = name + " (" + again + ")";
                }
                all.add(new FoundSubmission(free, "", paths, problem));
            }
        }
        return new Outcome(List.copyOf(all), List.copyOf(faults));
    }

    private static String nameOf(Path path) {
        Path name = path.toAbsolutePath().normalize().getFileName();
        return name == null ? path.toString() : name.toString();
    }
}
