package sphericalknight.lesson;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The folder that holds the course.
 *
 * @param root where README.md, notebooks/ and src/ lie
 */
public record CourseFolder(Path root) {
    /** The nearest one around the folder named by the system property {@code course.root}, else around the working folder. */
    public static CourseFolder find() {
        Path start =
                Path.of(System.getProperty("course.root", "")).toAbsolutePath().normalize();
        for (Path folder = start; folder != null; folder = folder.getParent()) {
            if (Files.isDirectory(folder.resolve("notebooks")) && Files.isDirectory(folder.resolve("src/library"))) {
                return new CourseFolder(folder);
            }
        }
        throw new IllegalArgumentException(start
                + " is not the course: it has no notebooks/ and src/library/; start ./course from its own folder.");
    }

    public Path notebooks() {
        return root.resolve("notebooks");
    }

    /** Where the tested regions that lessons quote are compiled. */
    public Path regions() {
        return root.resolve("src/library/test/java/sphericalknight/lessons");
    }

    /** {@code file} as messages name it: "notebooks/02-knight.ipynb". */
    public String relative(Path file) {
        Path whole = file.toAbsolutePath().normalize();
        Path base = root.toAbsolutePath().normalize();
        return whole.startsWith(base) ? base.relativize(whole).toString().replace('\\', '/') : file.toString();
    }

    /** The lesson files in order: notebooks/NN-name.ipynb. */
    public List<Path> lessons() {
        if (!Files.isDirectory(notebooks())) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(notebooks())) {
            return files.filter(file -> file.getFileName().toString().matches("\\d\\d-[a-z0-9-]+\\.ipynb"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * The lessons called {@code names}: a number ("2", "02") or a name ("knight", "02-knight", "02-knight.ipynb"); all
     * lessons when none is named.
     *
     * @throws IllegalArgumentException for an unknown one, with the list of those there are
     */
    public List<Path> lessons(List<String> names) {
        if (names.isEmpty()) {
            return lessons();
        }
        Set<Path> chosen = new LinkedHashSet<>();
        for (String name : names) {
            List<Path> found =
                    lessons().stream().filter(lesson -> isCalled(lesson, name)).toList();
            if (found.isEmpty()) {
                throw new IllegalArgumentException(
                        lessonNames().isEmpty()
                                ? "\"%s\" is no lesson; notebooks/ holds none yet.".formatted(name)
                                : "\"%s\" is no lesson; there are: %s."
                                        .formatted(name, String.join(", ", lessonNames())));
            }
            chosen.addAll(found);
        }
        return new ArrayList<>(chosen);
    }

    /** "01-bitboards", "02-knight", ... */
    public List<String> lessonNames() {
        return lessons().stream().map(CourseFolder::name).toList();
    }

    private static String name(Path lesson) {
        return lesson.getFileName().toString().replaceFirst("\\.ipynb$", "");
    }

    private static boolean isCalled(Path lesson, String asked) {
        String name = name(lesson);
        String wanted = Path.of(asked).getFileName().toString().replaceFirst("\\.ipynb$", "");
        boolean byNumber =
                wanted.matches("\\d{1,2}") && Integer.parseInt(wanted) == Integer.parseInt(name.substring(0, 2));
        return byNumber || wanted.equals(name) || wanted.equals(name.substring(3));
    }
}
