package sphericalknight.common;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/** The lessons of the project: every {@code notebooks/NN-name.ipynb}, in the order of their numbers. */
public final class Lessons {
    private final List<Path> files;

    private Lessons(List<Path> files) {
        this.files = files;
    }

    /** Returns the lessons of the project; none if it has no {@code notebooks} folder. */
    public static Lessons of(CoursePaths paths) {
        return new Lessons(Folders.list(paths.notebooks()).stream()
                .filter(file -> file.getFileName().toString().matches("\\d\\d-.*\\.ipynb"))
                .toList());
    }

    /** All lessons, as absolute paths. */
    public List<Path> all() {
        return files;
    }

    /**
     * Finds a lesson by number, name or file: {@code 02}, {@code 2}, {@code 02-knight}, {@code knight},
     * {@code notebooks/02-knight.ipynb}. Throws a {@link UserError} if there is none.
     */
    public Path named(String name) {
        String wanted = Path.of(name).getFileName().toString().replaceFirst("\\.ipynb$", "");
        return files.stream()
                .filter(file -> isCalled(nameOf(file), wanted))
                .findFirst()
                .orElseThrow(() -> unknown(name));
    }

    /** The name of a lesson: its file name without the extension, for example {@code 02-knight}. */
    public static String nameOf(Path file) {
        return file.getFileName().toString().replaceFirst("\\.ipynb$", "");
    }

    private static boolean isCalled(String lesson, String wanted) {
        String number = lesson.replaceFirst("-.*", "");
        String title = lesson.replaceFirst("^[^-]*-", "");
        return wanted.equals(lesson)
                || wanted.equals(number)
                || wanted.equals(number.replaceFirst("^0", ""))
                || wanted.equalsIgnoreCase(title);
    }

    private UserError unknown(String name) {
        String known = files.stream().map(Lessons::nameOf).collect(Collectors.joining(", "));
        return new UserError("There is no lesson '" + name + "'; the lessons are: " + known + ".");
    }
}
