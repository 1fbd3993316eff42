package sphericalknight.grader.students;

import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.platform.Names;
import sphericalknight.grader.names.FileName;

/** Recognises the course's own files and folders in submissions: answers, lessons, and the folders and zips that hold them. */
final class CourseFiles {
    private final Set<String> answerNames = new HashSet<>();
    private final Set<String> answerPlaces = new HashSet<>();
    private final Set<String> exerciseFolders = new HashSet<>();

    CourseFiles() {
        for (CatalogueEntry exercise : Catalogue.find().entries()) {
            answerNames.add(exercise.answerName());
            answerNames.add(exercise.exercise().lesson());
            answerPlaces.add(exercise.answerFile());
            exerciseFolders.add(Names.folder(exercise.type()));
        }
    }

    /** Whether {@code name} is that of an answer, of a lesson's notebook or of a zip with these, so that it does not say who handed it in. */
    boolean isGeneric(String name) {
        return isAnswer(name) || isPacked(name);
    }

    /** Whether {@code name} is that of an answer or a lesson's notebook, whatever programs have added to it. */
    private boolean isAnswer(String name) {
        String stem = FileName.stem(name);
        return !name.endsWith(".class")
                && Stream.of(stem, FileName.Version.of(name).base(), stem.replaceFirst("-Copy\\d+$", ""))
                        .anyMatch(answerNames::contains);
    }

    /** Whether {@code name} is what {@code course submit} and the web pages call their zips, which does not say whose they are. */
    static boolean isPacked(String name) {
        String stem = FileName.Version.of(name).base();
        return stem.matches("submission(-\\d\\d(-[a-z0-9-]+)?)?") && !name.equals(stem);
    }

    /** Whether {@code entry} is a part of a submission, and not what a student may have called so. */
    boolean isPart(Path entry) {
        return Files.isDirectory(entry, LinkOption.NOFOLLOW_LINKS)
                ? isFolderOfTheCourse(entry)
                        || holds(entry, name -> answerPlaces.contains(FileName.of(entry) + "/" + name))
                : isGeneric(FileName.of(entry));
    }

    /**
     * Whether {@code entry} is one of the course's folders {@code exercises}, {@code tasks} and {@code notebooks}, judging by its name and
     * contents.
     */
    boolean isFolderOfTheCourse(Path entry) {
        return switch (FileName.of(entry)) {
            case "exercises" -> Files.isDirectory(entry.resolve("tasks"), LinkOption.NOFOLLOW_LINKS);
            case "tasks" -> answerPlaces.stream().anyMatch(place -> Files.exists(entry.resolve(place)));
            case "notebooks" -> holds(entry, name -> name.contains(".ipynb") && isAnswer(name));
            default -> false;
        };
    }

    private static boolean holds(Path folder, Predicate<String> name) {
        return HandedInFolders.readable(folder).stream().anyMatch(file -> name.test(FileName.of(file)));
    }

    /** Whether {@code entry} is a folder with answers among its first 5,000 files and folders, down to six levels. */
    boolean holdsAnswers(Path entry) {
        return Files.isDirectory(entry, LinkOption.NOFOLLOW_LINKS)
                && HandedInFolders.below(
                        entry,
                        HandedInFolders.DEPTH,
                        files -> files.anyMatch(file -> isGeneric(FileName.of(file))),
                        false);
    }

    /** The folder named after the student who handed in {@code file}: the nearest one above it that is not the course's own. */
    Path owner(Path file) {
        Path folder = file.toAbsolutePath().normalize().getParent();
        while (folder.getParent() != null
                && (exerciseFolders.contains(FileName.of(folder))
                        || FileName.of(folder).matches("exercises|tasks|notebooks"))) {
            folder = folder.getParent();
        }
        return folder;
    }
}
