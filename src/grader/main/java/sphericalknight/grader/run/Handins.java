package sphericalknight.grader.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.catalogue.Names;
import sphericalknight.grader.submission.Shown;

/**
 * Finds the submissions that paths name. A path is one submission, or a folder of submissions: it is one when it holds, at its top, an
 * answer file, a lesson's notebook, or one of the folders that the course has them in.
 */
public final class Handins {
    /** How a folder is to be taken. */
    public enum As {
        AUTO,
        SUBMISSION,
        CLASS
    }

    private static final List<String> ENDINGS = List.of(".zip", ".ipynb", ".java");

    private final Set<String> answerFiles = new HashSet<>();
    private final Set<String> exerciseFolders = new HashSet<>();
    private final As as;
    private final Map<String, List<Handin>> found = new TreeMap<>();
    private final List<String> faults = new ArrayList<>();

    private Handins(Collection<CatalogueEntry> all, As as) {
        this.as = as;
        for (CatalogueEntry exercise : all) {
            answerFiles.add(exercise.answerName() + ".java");
            answerFiles.add(exercise.exercise().lesson() + ".ipynb");
            exerciseFolders.add(Names.folder(exercise.type()));
        }
    }

    /**
     * What was found.
     *
     * @param handins ordered by student
     * @param faults one sentence each: what is not there, what is there twice
     */
    public record Outcome(List<Handin> handins, List<String> faults) {}

    /** The submissions that {@code paths} name; {@code catalogue} is every exercise of the course. */
    public static Outcome find(List<Path> paths, Collection<CatalogueEntry> catalogue, As as) {
        Handins handins = new Handins(catalogue, as);
        Map<Path, List<Path>> loose = new LinkedHashMap<>();
        for (Path path : paths) {
            handins.path(path, loose);
        }
        loose.forEach((folder, files) -> handins.add(nameOf(folder), files));
        return handins.outcome();
    }

    private void path(Path path, Map<Path, List<Path>> loose) {
        if (!Files.exists(path, LinkOption.NOFOLLOW_LINKS)) {
            faults.add(Shown.name(path.toString()) + " does not exist; a folder, .zip, .ipynb or .java is needed.");
        } else if (Files.isDirectory(path)) {
            folder(path);
        } else if (answerFiles.contains(nameOf(path))) {
            loose.computeIfAbsent(owner(path), each -> new ArrayList<>()).add(path);
        } else if (isSubmissionFile(path)) {
            add(withoutEnding(nameOf(path)), List.of(path));
        } else {
            faults.add(Shown.name(path.toString()) + " is no submission; a folder, .zip, .ipynb or .java is needed.");
        }
    }

    private void folder(Path folder) {
        try (Stream<Path> inside = Files.list(folder)) {
            List<Path> entries = inside.filter(path -> !nameOf(path).startsWith("."))
                    .filter(path -> !nameOf(path).equals("__MACOSX"))
                    .sorted()
                    .toList();
            boolean isOne =
                    as == As.SUBMISSION || as == As.AUTO && entries.stream().anyMatch(this::belongsToOne);
            if (isOne) {
                add(nameOf(folder), List.of(folder));
                return;
            }
            if (entries.isEmpty()) {
                faults.add(Shown.name(folder.toString()) + " is an empty folder.");
            }
            entries.forEach(this::entry);
        } catch (IOException e) {
            faults.add(Shown.name(folder.toString()) + " cannot be read.");
        }
    }

    private void entry(Path entry) {
        if (Files.isDirectory(entry, LinkOption.NOFOLLOW_LINKS)) {
            add(nameOf(entry), List.of(entry));
        } else if (isSubmissionFile(entry)) {
            add(withoutEnding(nameOf(entry)), List.of(entry));
        } else {
            faults.add(Shown.name(nameOf(entry)) + " was left out: it is no folder, .zip, .ipynb or .java.");
        }
    }

    /** Whether a folder with {@code entry} in it is one student's. */
    private boolean belongsToOne(Path entry) {
        String name = nameOf(entry);
        boolean isFolder = Files.isDirectory(entry, LinkOption.NOFOLLOW_LINKS);
        return isFolder && (name.equals("exercises") || name.equals("notebooks") || name.equals("tasks"))
                || !isFolder && answerFiles.contains(name)
                || isFolder && exerciseFolders.contains(name) && holdsAnswerFile(entry);
    }

    private boolean holdsAnswerFile(Path folder) {
        try (Stream<Path> inside = Files.list(folder)) {
            return inside.anyMatch(file -> answerFiles.contains(nameOf(file)));
        } catch (IOException e) {
            return false;
        }
    }

    /** The folder that a loose file is named after: the nearest one that is not the course's own. */
    private Path owner(Path file) {
        Path folder = file.toAbsolutePath().normalize().getParent();
        while (folder.getParent() != null
                && (exerciseFolders.contains(nameOf(folder)) || nameOf(folder).matches("exercises|tasks|notebooks"))) {
            folder = folder.getParent();
        }
        return folder;
    }

    private static boolean isSubmissionFile(Path path) {
        String name = nameOf(path).toLowerCase(Locale.ROOT);
        return Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS)
                && ENDINGS.stream().anyMatch(name::endsWith);
    }

    private static String withoutEnding(String name) {
        return name.substring(0, name.lastIndexOf('.'));
    }

    /** The student whose submission {@code path} is by its name. */
    static String student(Path path) {
        return student(Files.isDirectory(path) || !isSubmissionFile(path) ? nameOf(path) : withoutEnding(nameOf(path)));
    }

    private static String student(String name) {
        return StudentId.of(Shown.name(hasTime(name) ? name.substring(0, name.lastIndexOf('@')) : name));
    }

    private static boolean hasTime(String name) {
        int at = name.lastIndexOf('@');
        return at > 0 && LateRule.isTime(name.substring(at + 1));
    }

    private void add(String name, List<Path> paths) {
        int at = name.lastIndexOf('@');
        String student = student(name);
        found.computeIfAbsent(StudentId.key(student), key -> new ArrayList<>())
                .add(new Handin(student, hasTime(name) ? name.substring(at + 1) : "", paths));
    }

    /** Of two submissions of one student nobody knows which is meant: neither is taken. */
    private Outcome outcome() {
        List<Handin> once = new ArrayList<>();
        for (List<Handin> same : found.values()) {
            if (same.size() == 1) {
                once.add(same.get(0));
            } else {
                String places = same.stream()
                        .flatMap(handin -> handin.paths().stream())
                        .map(path -> Shown.name(path.toString()))
                        .sorted()
                        .collect(Collectors.joining(", "));
                faults.add(same.get(0).student() + " handed in more than once (" + places
                        + "), so nothing of it was graded; keep one.");
            }
        }
        return new Outcome(List.copyOf(once), List.copyOf(faults));
    }

    private static String nameOf(Path path) {
        Path name = path.toAbsolutePath().normalize().getFileName();
        return name == null ? path.toString() : name.toString();
    }
}
