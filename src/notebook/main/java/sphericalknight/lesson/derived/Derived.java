package sphericalknight.lesson.derived;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import sphericalknight.common.AtomicFile;
import sphericalknight.common.CoursePaths;
import sphericalknight.common.Lessons;
import sphericalknight.lesson.Notebook;

/** The up-to-date contents of all generated files of the course. */
public final class Derived {
    private final Map<Path, String> files = new LinkedHashMap<>();

    private Derived() {}

    /** Computes the derived texts from the lessons; writes nothing. */
    public static Derived of(CoursePaths course) {
        Derived derived = new Derived();
        String repository = Repository.of(course);
        List<Notebook> lessons =
                Lessons.of(course).all().stream().map(Notebook::read).toList();
        LessonLine line = new LessonLine(lessons, repository);
        for (int i = 0; i < lessons.size(); i++) {
            if (line.refresh(i)) {
                derived.files.put(lessons.get(i).file(), lessons.get(i).text());
            }
        }
        Path readme = course.root().resolve("README.md");
        derived.files.put(readme, ReadmeParts.refreshed(read(readme), lessons, repository));
        Path teaching = course.root().resolve("TEACHING.md");
        derived.files.put(teaching, TeachingPlan.refreshed(read(teaching), lessons));
        return derived;
    }

    /** The files whose contents are out of date. */
    public List<Path> stale() {
        List<Path> stale = new ArrayList<>();
        files.forEach((file, text) -> {
            if (!text.equals(read(file))) {
                stale.add(file);
            }
        });
        return stale;
    }

    /** Writes the stale files. */
    public void write() {
        for (Path file : stale()) {
            try {
                Files.createDirectories(file.getParent());
                AtomicFile.write(file, files.get(file));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    private static String read(Path file) {
        try {
            return Files.exists(file) ? Files.readString(file) : "";
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
