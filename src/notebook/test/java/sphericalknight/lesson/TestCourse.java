package sphericalknight.lesson;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import sphericalknight.common.CoursePaths;

/** A course in a temporary folder with one sound lesson, 03-healthy, for tests to break. */
public final class TestCourse {
    private final CoursePaths paths;

    private TestCourse(CoursePaths paths) {
        this.paths = paths;
    }

    public static TestCourse in(Path folder) {
        try {
            Files.createFile(folder.resolve("pom.xml"));
            Files.createDirectories(folder.resolve("src/library"));
            Files.createDirectories(folder.resolve("notebooks/pictures"));
            TestCourse course = new TestCourse(CoursePaths.at(folder));
            course.copy("03-healthy.ipynb");
            course.copy("pictures/03-healthy.svg");
            return course;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public CoursePaths paths() {
        return paths;
    }

    public Path lesson() {
        return paths.notebooks().resolve("03-healthy.ipynb");
    }

    /** Replaces {@code old} in the lesson's file, which must hold it once. */
    public TestCourse replace(String old, String fresh) {
        String text = read(lesson());
        if (text.indexOf(old) < 0 || text.indexOf(old) != text.lastIndexOf(old)) {
            throw new IllegalArgumentException("the healthy lesson does not hold exactly once: " + old);
        }
        return write("notebooks/03-healthy.ipynb", text.replace(old, fresh));
    }

    /** Writes a file of the course. */
    public TestCourse write(String path, String text) {
        try {
            Path file = paths.root().resolve(path);
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
            return this;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The text of a file. */
    public static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void copy(String name) throws IOException {
        try (var source = TestCourse.class.getResourceAsStream("/lessons/" + name)) {
            Files.copy(source, paths.notebooks().resolve(name));
        }
    }
}
