package sphericalknight.lesson.derived;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import sphericalknight.lesson.Cell;
import sphericalknight.lesson.FirstCell;
import sphericalknight.lesson.Notebook;

/**
 * The derived parts of a lesson's first cell: its minutes, and the navigation line with links to the previous and next lesson, and to
 * Binder if there is a public copy.
 */
final class LessonLine {
    private final List<Notebook> lessons;
    private final String repository;

    LessonLine(List<Notebook> lessons, String repository) {
        this.lessons = lessons;
        this.repository = repository;
    }

    /** The up-to-date source of the first cell of lesson {@code index}. */
    String source(int index) {
        String stored = lessons.get(index).cells().get(0).source();
        return stored.lines()
                .map(line -> line.endsWith(FirstCell.MARKER) ? line(index) : line)
                .collect(Collectors.joining("\n"));
    }

    /** Updates the first cell of lesson {@code index} in memory; returns false if it was up to date. */
    boolean refresh(int index) {
        Cell first = lessons.get(index).cells().get(0);
        String fresh = source(index);
        if (fresh.equals(first.source())) {
            return false;
        }
        first.json().put("source", fresh);
        return true;
    }

    private String line(int index) {
        List<String> links = new ArrayList<>();
        if (index > 0) {
            links.add(link("← ", index - 1, ""));
        }
        if (index + 1 < lessons.size()) {
            links.add(link("", index + 1, " →"));
        }
        if (!repository.isEmpty()) {
            links.add("[Run on Binder](" + Repository.binder(repository, path(index)) + ")");
        }
        return (String.join(" | ", links) + " " + FirstCell.MARKER).strip();
    }

    private String link(String before, int index, String after) {
        Notebook lesson = lessons.get(index);
        return "[" + before + lesson.name().substring(0, 2) + " · "
                + FirstCell.of(lesson).title() + after + "](" + lesson.name() + ".ipynb)";
    }

    private String path(int index) {
        return "notebooks/" + lessons.get(index).name() + ".ipynb";
    }
}
