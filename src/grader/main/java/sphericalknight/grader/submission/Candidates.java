package sphericalknight.grader.submission;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sphericalknight.common.java.TopLevel;
import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.catalogue.Names;

/** Every place of a submission that declares an answer, in the order of paths and cells, and notes on what only looks like one. */
final class Candidates {
    private static final Pattern MAGIC = Pattern.compile("(?m)^\\s*(%%?[A-Za-z]\\w*|![A-Za-z]\\w*)");

    private final Map<String, CatalogueEntry> exercises = new LinkedHashMap<>();
    private final Map<String, List<Candidate>> found = new LinkedHashMap<>();
    private final Map<String, String> retyped = new TreeMap<>();
    private final List<String> notes = new ArrayList<>();

    Candidates(List<CatalogueEntry> exercises) {
        exercises.forEach(exercise -> this.exercises.put(exercise.answerName(), exercise));
    }

    /** By the exercise's id; the last one of a kind is the one that counts among equals. */
    Map<String, List<Candidate>> found() {
        return found;
    }

    List<String> notes() {
        List<String> all = new ArrayList<>(notes);
        retyped.forEach((id, note) -> {
            if (!found.containsKey(id)) {
                all.add(note);
            }
        });
        return all;
    }

    /** Looks into one file. */
    void add(SubmittedFile file) {
        try {
            if (file.endsWith(".ipynb")) {
                notebook(file);
            } else {
                java(file);
            }
        } catch (IOException e) {
            notes.add(Shown.name(file.path()) + " cannot be read: " + Shown.name(String.valueOf(e.getMessage())) + ".");
        }
    }

    private void java(SubmittedFile file) throws IOException {
        String shown = Shown.name(file.name());
        SourceText text = SourceText.of(file.bytes(Limits.ANSWER));
        TopLevel declared = TopLevel.of(text.text());
        boolean any = false;
        for (CatalogueEntry exercise : exercises.values()) {
            boolean isNamed = file.name().equals(exercise.answerName() + ".java");
            boolean declares =
                    declared.types().stream().anyMatch(type -> type.name().equals(exercise.answerName()));
            if (isNamed || declares) {
                int rank = (declares ? 4 : 0) + (isNamed ? 1 : 0) + rankOfPath("/" + file.path(), exercise);
                any = true;
                keep(
                        exercise,
                        new Candidate(
                                new AnswerSource(exercise.answerName(), folder(exercise, declared), text.text()),
                                shown,
                                false,
                                rank,
                                Candidate.isStub(exercise, text.text())));
            }
        }
        if (any && !text.note().isEmpty()) {
            notes.add(shown + " " + text.note());
        }
    }

    private static int rankOfPath(String path, CatalogueEntry exercise) {
        return (path.endsWith("/" + exercise.answerFile()) ? 1 : 0)
                + (path.endsWith("/tasks/" + exercise.answerFile()) ? 1 : 0);
    }

    /** A file without a package line is taken as it is; a wrong package is for the compiler to complain about. */
    private static String folder(CatalogueEntry exercise, TopLevel declared) {
        return declared.packageName().isEmpty() ? "" : Names.folder(exercise.type());
    }

    private void notebook(SubmittedFile file) throws IOException {
        String shown = Shown.name(file.name());
        NotebookReader.Outcome notebook = NotebookReader.read(file);
        if (!notebook.isNotebook()) {
            notes.add(shown + " is no notebook: its JSON has no list of cells.");
        }
        notebook.notes().forEach(note -> notes.add(shown + " " + note));
        CellAnswers answers = new CellAnswers(notebook.cells());
        for (SubmittedCell cell : notebook.cells()) {
            if (exercises.keySet().stream().anyMatch(cell.source()::contains)) {
                cell(file, shown, cell, answers);
            }
        }
        magics(shown, notebook.cells());
    }

    private void cell(SubmittedFile file, String shown, SubmittedCell cell, CellAnswers answers) {
        String where = shown + ", cell " + cell.number();
        TopLevel declared = TopLevel.of(cell.source());
        for (TopLevel.Type type : declared.types()) {
            CatalogueEntry exercise = exercises.get(type.name());
            if (exercise != null && !cell.isCode()) {
                retyped.put(
                        exercise.id(),
                        where + " declares " + type.name()
                                + " but is not a code cell, so it was not graded; change its type to Code.");
            } else if (exercise != null) {
                boolean isLesson = file.name().equals(exercise.exercise().lesson() + ".ipynb");
                AnswerSource source = answers.answer(exercise, cell, declared, type);
                keep(
                        exercise,
                        new Candidate(
                                source, where, true, isLesson ? 1 : 0, Candidate.isStub(exercise, cell.source())));
            }
        }
    }

    private void magics(String shown, List<SubmittedCell> cells) {
        for (SubmittedCell cell : cells) {
            Matcher magic = MAGIC.matcher(cell.isCode() ? cell.source() : "");
            if (magic.find()) {
                notes.add(shown + " has the magic " + Shown.name(magic.group(1)) + " in cell " + cell.number()
                        + "; grading runs no cell, so it has no effect.");
                return;
            }
        }
    }

    private void keep(CatalogueEntry exercise, Candidate candidate) {
        found.computeIfAbsent(exercise.id(), id -> new ArrayList<>()).add(candidate);
    }
}
