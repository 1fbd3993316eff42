package sphericalknight.lesson.page;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import sphericalknight.common.CoursePaths;
import sphericalknight.common.Folders;
import sphericalknight.lesson.FirstCell;
import sphericalknight.lesson.Notebook;
import sphericalknight.lesson.derived.Repository;

/** Lessons as HTML pages: each page links to the previous and the next one, and an index links to all of them. */
public final class Edition {
    /**
     * A lesson of the edition.
     *
     * @param name the name of the lesson, such as "02-knight"
     * @param opening the contents of its first cell
     */
    public record Entry(String name, FirstCell opening) {
        /** The number of the lesson, in two digits. */
        public String number() {
            return name.substring(0, 2);
        }

        /** The question of the lesson, without mark-up. */
        public String question() {
            return opening.question().replaceAll("[`*]", "");
        }

        /** The file name of the lesson's page. */
        public String page() {
            return name + ".html";
        }
    }

    private final CoursePaths course;
    private final String repository;
    private final PageParts parts;
    private final List<Entry> entries = new ArrayList<>();
    private final List<Notebook> lessons;

    /**
     * Creates an edition without additions to its pages.
     * @param lessons executed notebooks in the order of the lessons
     * @param repository ORGANISATION/REPOSITORY of the public copy; "" if there is none
     */
    public Edition(CoursePaths course, List<Notebook> lessons, String repository) {
        this(course, lessons, repository, PageParts.PLAIN);
    }

    /**
     * Creates an edition whose pages contain additional HTML.
     * @param lessons executed notebooks in the order of the lessons
     * @param repository ORGANISATION/REPOSITORY of the public copy; "" if there is none
     * @param parts the HTML added to each page
     */
    public Edition(CoursePaths course, List<Notebook> lessons, String repository, PageParts parts) {
        this.course = course;
        this.repository = repository;
        this.parts = parts;
        this.lessons = lessons;
        lessons.forEach(lesson -> entries.add(new Entry(lesson.name(), FirstCell.of(lesson))));
    }

    /** Writes all pages, the executed notebooks and their pictures to {@code folder}. */
    public void write(Path folder) {
        try {
            copyPictures(folder.resolve("pictures"));
            for (Notebook lesson : lessons) {
                lesson.write(folder.resolve(lesson.name() + ".ipynb"));
                Files.writeString(folder.resolve(lesson.name() + ".html"), page(lesson));
            }
            Files.writeString(folder.resolve("index.html"), IndexPage.of(entries, parts));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Copies the pictures that the executed notebooks show. */
    private void copyPictures(Path target) throws IOException {
        Files.createDirectories(target);
        for (Path picture : Folders.list(course.notebooks().resolve("pictures"))) {
            Files.copy(picture, target.resolve(picture.getFileName()), StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** The page of one lesson of this edition. */
    public String page(Notebook lesson) {
        return new LessonPage(this, lesson).html();
    }

    /** Returns the HTML page for one of the course's Markdown files. */
    public String page(Path markdown) {
        return new TextPage(this, markdown).html();
    }

    /** An additional page of this edition, in the same frame as the others; {@code body} must have an element with the id "main". */
    public String page(String title, String description, String body) {
        return PageFrame.of(title, description, parts, "main", body);
    }

    /** The lessons, in order. */
    public List<Entry> entries() {
        return entries;
    }

    PageParts parts() {
        return parts;
    }

    /**
     * The address to use for a link from {@code file} to {@code target}: that of a page of this edition or of a file of the public copy;
     * "" if there is neither. Anchors and complete addresses are returned unchanged.
     */
    String address(Path file, String target) {
        if (target.startsWith("#") || target.matches("[a-z][a-z0-9+.-]*:.*")) {
            return target;
        }
        String path = target.replaceFirst("#.*", "");
        String anchor = target.substring(path.length());
        for (Entry entry : entries) {
            if (path.equals(entry.name() + ".ipynb")) {
                return entry.page() + anchor.toLowerCase(Locale.ROOT);
            }
        }
        Path named = file.toAbsolutePath().getParent().resolve(path).normalize();
        String own = parts.address(course.relative(named));
        return own.isEmpty() ? publicAddress(named) : own + anchor;
    }

    private String publicAddress(Path file) {
        String path = course.relative(file);
        return repository.isEmpty() || path.startsWith("/")
                ? ""
                : "https://github.com/" + repository + "/blob/main/" + path;
    }

    /** The address at which the lesson runs in a browser; "" if there is no public copy. */
    String binderAddress(Notebook lesson) {
        return repository.isEmpty() ? "" : Repository.binder(repository, "notebooks/" + lesson.name() + ".ipynb");
    }
}
