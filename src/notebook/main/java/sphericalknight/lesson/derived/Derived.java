package sphericalknight.lesson.derived;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sphericalknight.common.AtomicFile;
import sphericalknight.common.CoursePaths;
import sphericalknight.common.Lessons;
import sphericalknight.common.UserError;
import sphericalknight.lesson.Cell;
import sphericalknight.lesson.FirstCell;
import sphericalknight.lesson.Notebook;

/**
 * The parts of the course's files that follow from its lessons: the text between {@code <!-- NAME -->} and {@code <!-- /NAME -->} in
 * README.md and TEACHING.md, and in the first cell of each lesson the line with links to the lessons before and after it.
 */
public final class Derived {
    private Derived() {}

    /** Writes what is out of date; returns the files written. */
    public static Set<Path> refresh(CoursePaths course) {
        Map<Path, String> stale = stale(course);
        stale.forEach((file, text) -> {
            try {
                AtomicFile.write(file, text);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        return stale.keySet();
    }

    /** The files that are out of date, each with its up-to-date text. */
    static Map<Path, String> stale(CoursePaths course) {
        String repository = Repository.of(course);
        List<Notebook> lessons =
                Lessons.of(course).all().stream().map(Notebook::read).toList();
        Map<Path, String> stale = new LinkedHashMap<>();
        for (int i = 0; i < lessons.size(); i++) {
            Cell first = lessons.get(i).cells().get(0);
            String fresh = first.source()
                    .replaceFirst(
                            "(?m)^.*" + FirstCell.MARKER + "$",
                            Matcher.quoteReplacement(links(lessons, i, repository)));
            if (!fresh.equals(first.source())) {
                first.json().put("source", fresh);
                stale.put(lessons.get(i).file(), lessons.get(i).text());
            }
        }
        Path readme = course.root().resolve("README.md");
        String text = replaced(readme, read(readme), "lessons", Tables.lessons(lessons));
        stale.put(readme, replaced(readme, text, "binder", binder(repository)));
        Path teaching = course.root().resolve("TEACHING.md");
        if (Files.exists(teaching)) {
            stale.put(teaching, replaced(teaching, read(teaching), "plan", Tables.plan(lessons)));
        }
        stale.entrySet().removeIf(file -> file.getValue().equals(read(file.getKey())));
        return stale;
    }

    private static String links(List<Notebook> lessons, int index, String repository) {
        List<String> links = new ArrayList<>();
        if (index > 0) {
            links.add(link("← ", lessons.get(index - 1), ""));
        }
        if (index + 1 < lessons.size()) {
            links.add(link("", lessons.get(index + 1), " →"));
        }
        if (!repository.isEmpty()) {
            String path = "notebooks/" + lessons.get(index).name() + ".ipynb";
            links.add("[Run on Binder](" + Repository.binder(repository, path) + ")");
        }
        return (String.join(" | ", links) + " " + FirstCell.MARKER).strip();
    }

    private static String link(String before, Notebook lesson, String after) {
        return "[" + before + lesson.name().substring(0, 2) + " · "
                + FirstCell.of(lesson).title() + after + "](" + lesson.name() + ".ipynb)";
    }

    /** How to open the lessons without installing anything; "" if there is no public copy. */
    private static String binder(String repository) {
        return repository.isEmpty()
                ? ""
                : "Nothing to install at all: [open the lessons in your browser]("
                        + Repository.binder(repository, "notebooks")
                        + "). Binder builds a machine for you; the first start takes a few minutes.\n\n";
    }

    /** Returns {@code whole}, the contents of {@code file}, with {@code text} between the two markers called {@code name}. */
    private static String replaced(Path file, String whole, String name, String text) {
        Pattern part = Pattern.compile("(<!-- " + name + " -->\n).*?(<!-- /" + name + " -->)", Pattern.DOTALL);
        Matcher found = part.matcher(whole);
        if (!found.find()) {
            throw new UserError(file + " has no place between <!-- " + name + " --> and <!-- /" + name
                    + " -->; restore it with git checkout.");
        }
        return found.replaceFirst("$1" + Matcher.quoteReplacement(text) + "$2");
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
