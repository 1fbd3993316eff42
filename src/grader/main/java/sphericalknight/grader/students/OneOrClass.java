package sphericalknight.grader.students;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import sphericalknight.common.UserError;
import sphericalknight.grader.names.FileName;
import sphericalknight.grader.names.LmsName;
import sphericalknight.grader.names.StudentId;
import sphericalknight.grader.text.PlainText;

/**
 * Decides whether a folder or zip is one submission or a class of submissions. If its top level contains answer files, a lesson's notebook
 * or the course's folders for these, and nothing that may be another student's, it is one submission. The name of such a folder is not
 * enough: a student's folder may be called king or tasks.
 */
final class OneOrClass {
    /** Names of files that may be all that a student has handed in. */
    private static final Pattern PERSONAL =
            Pattern.compile("(?is).+\\.(zipx?|ipynb|" + FileName.ARCHIVES + ")(\\.[a-z]+)?");

    private static final Set<String> OF_ONE_STUDENT = Set.of("exercises", "tasks", "notebooks", "src", "solutions");

    private final CourseFiles course;
    private final SubmissionFinder.Search search;

    OneOrClass(CourseFiles course, SubmissionFinder.Search search) {
        this.course = course;
        this.search = search;
    }

    /**
     * Whether a folder is one submission: it contains parts of a submission, and nothing that may belong to another student.
     *
     * @throws UserError if this cannot be decided
     */
    boolean isOne(Path folder, List<Path> entries) {
        if (search.as() != SubmissionFinder.As.AUTO) {
            return search.as() == SubmissionFinder.As.SUBMISSION;
        }
        if (entries.stream().anyMatch(this::isNamedAfterSomebody)) {
            return false;
        }
        if (isKnown(FileName.of(folder))) {
            return true;
        }
        Map<Boolean, List<Path>> byKind = entries.stream().collect(Collectors.partitioningBy(course::isPart));
        List<Path> parts = byKind.get(true);
        List<Path> others = byKind.get(false);
        if (parts.isEmpty()) {
            return false;
        }
        boolean isTree = parts.stream().anyMatch(course::isFolderOfTheCourse);
        Optional<Path> withAnswers =
                others.stream().filter(course::holdsAnswers).findFirst();
        if (withAnswers.isPresent() && !isTree) {
            return false;
        }
        withAnswers
                .or(() -> isTree ? Optional.empty() : somebody(entries, others))
                .ifPresent(other -> {
                    throw new UserError(PlainText.line(folder.toString()) + " may be one submission, for it holds "
                            + PlainText.line(FileName.of(parts.get(0))) + ", or a class, for it holds "
                            + PlainText.line(FileName.of(other))
                            + "; say which with --as submission or --as class.");
                });
        return true;
    }

    /** Whether files with these paths, of a zip or of a folder in a folder, are certainly what several people have handed in. */
    boolean isClass(List<String> paths) {
        Map<String, Set<String>> foldersByFile = new HashMap<>();
        for (String path : paths) {
            int slash = path.indexOf('/');
            String first = slash < 0 ? path : path.substring(0, slash);
            if (LmsName.of(first).isPresent()) {
                return true;
            }
            if (OF_ONE_STUDENT.contains(first)) {
                return false;
            }
            String name = path.substring(path.lastIndexOf('/') + 1);
            if (slash > 0 && course.isGeneric(name)) {
                foldersByFile.computeIfAbsent(name, each -> new HashSet<>()).add(first);
            }
        }
        return foldersByFile.values().stream()
                .anyMatch(folders -> folders.size() > 1
                        && folders.stream()
                                .noneMatch(folder -> folder.matches("(?i)(old|new|backup|bak|copy|draft)s?")));
    }

    /** Whether the name of {@code entry} says whose it is: a learning management system has written it, or the roster has it. */
    private boolean isNamedAfterSomebody(Path entry) {
        String name = FileName.of(entry);
        return LmsName.of(name).isPresent() || isPacked(entry) && isKnown(FileName.stem(name));
    }

    private static boolean isPacked(Path entry) {
        return Files.isRegularFile(entry) && CourseFiles.isPacked(FileName.of(entry));
    }

    /** What may be another student's: one of {@code others}, or a second zip of those that {@code course submit} writes. */
    private static Optional<Path> somebody(List<Path> entries, List<Path> others) {
        return others.stream()
                .filter(OneOrClass::mayBeSomebody)
                .findFirst()
                .or(() -> entries.stream().filter(OneOrClass::isPacked).skip(1).findFirst());
    }

    /**
     * Whether an entry without recognisable answers may still be a student's submission: a folder, an archive, or a notebook whose name
     * does not start with that of a lesson.
     */
    private static boolean mayBeSomebody(Path entry) {
        String name = FileName.of(entry);
        return Files.isDirectory(entry)
                ? !name.equals("target")
                : !name.endsWith(".java") && PERSONAL.matcher(name).matches();
    }

    boolean isKnown(String name) {
        return search.roster().stream()
                .flatMap(roster -> roster.entries().stream())
                .anyMatch(entry -> StudentId.key(entry.id()).equals(StudentId.key(name))
                        || StudentId.key(FileName.stem(entry.submission())).equals(StudentId.key(name)));
    }
}
