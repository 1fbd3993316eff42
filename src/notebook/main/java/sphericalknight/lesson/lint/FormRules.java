package sphericalknight.lesson.lint;

import static sphericalknight.lesson.lint.Rule.notebook;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import sphericalknight.lesson.Cell;
import sphericalknight.lesson.Notebook;

/** Rules for the notebook file: format, metadata, cell ids, tags. */
final class FormRules {
    private static final Pattern READABLE = Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*");
    private static final Pattern DRAWN_BY_JUPYTER =
            Pattern.compile("[0-9a-f]{8}|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}");
    /** The tags that a cell may have in addition to {@code region:NAME}. */
    private static final Set<String> TAGS =
            Set.of(Cell.EXERCISE, Cell.RAISES, Cell.TIMING, "picture", "raw-long", "in-class", "homework", "bonus");

    private static final int MOST_KB = 300;

    static final List<Rule> ALL = List.of(
            notebook("format", FormRules::format),
            notebook("lesson-metadata", FormRules::lessonMetadata),
            notebook("cell-ids", FormRules::cellIds),
            notebook(
                    "cell-metadata",
                    (notebook, findings) ->
                            notebook.cells().forEach(cell -> cellMetadata(cell, findings, update(notebook)))),
            notebook("normal-form", FormRules::normalForm));

    private FormRules() {}

    private static String update(Notebook notebook) {
        return "run: ./course run --update " + notebook.name();
    }

    /** Checks that the format is nbformat 4.5, the first with cell ids. */
    private static void format(Notebook notebook, Findings findings) {
        int minor = notebook.json().path("nbformat_minor").asInt();
        if (minor != 5) {
            findings.addForNotebook("the file is of format 4." + minor + ", not 4.5", update(notebook));
        }
    }

    private static void lessonMetadata(Notebook notebook, Findings findings) {
        if (!notebook.json().path("metadata").equals(Notebook.lessonMetadata())) {
            findings.addForNotebook(
                    "the metadata are not exactly the kernel \"java\" and the language \"Java\" without a version",
                    update(notebook));
        }
    }

    /** Checks that each cell's id is a readable name, unique in the notebook. */
    private static void cellIds(Notebook notebook, Findings findings) {
        Set<String> seen = new HashSet<>();
        for (Cell cell : notebook.cells()) {
            String id = cell.id();
            boolean readable = id.length() <= 64
                    && READABLE.matcher(id).matches()
                    && !DRAWN_BY_JUPYTER.matcher(id).matches();
            if (!readable) {
                findings.add(
                        cell,
                        "the cell id \"" + id + "\" is not readable",
                        "name what the cell shows in small letters, such as \"edge-mask\"");
            } else if (!seen.add(id)) {
                findings.add(cell, "an earlier cell has the same id", "give each cell a name of its own");
            }
        }
    }

    /** Checks that a cell's metadata contains only tags (no time stamps, trust or folding), and that each tag is known. */
    private static void cellMetadata(Cell cell, Findings findings, String update) {
        cell.json().path("metadata").fieldNames().forEachRemaining(field -> {
            if (!field.equals("tags")) {
                findings.add(cell, "its metadata hold \"" + field + "\"", "only tags belong there; " + update);
            }
        });
        for (String tag : cell.tags()) {
            if (!TAGS.contains(tag) && !tag.matches("region:\\S+")) {
                String known = TAGS.stream().sorted().collect(Collectors.joining(", "));
                findings.add(cell, "the tag \"" + tag + "\" is unknown", "use one of " + known + ", region:NAME");
            }
        }
    }

    /** Checks that the notebook is in normal form, so that a diff shows only real changes, and is not larger than {@value #MOST_KB} kB. */
    private static void normalForm(Notebook notebook, Findings findings) {
        if (!Files.isRegularFile(notebook.file())) {
            return;
        }
        try {
            if (!Files.readString(notebook.file()).equals(notebook.text())) {
                findings.addForNotebook(
                        "the file is not in normal form (indent 1, sorted keys, texts as lists of lines, final newline)",
                        update(notebook));
            }
            long size = Files.size(notebook.file()) / 1024;
            if (size > MOST_KB) {
                findings.addForNotebook(
                        "the file has " + size + " kB, more than " + MOST_KB, "show fewer or smaller pictures");
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
