package sphericalknight.grader.submission;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import sphericalknight.common.java.SourceText;
import sphericalknight.common.java.TopLevel;
import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.platform.Names;
import sphericalknight.grader.text.PlainText;

/**
 * Finds the files and cells that declare an answer, in the order of paths and cells, and adds notes on those that only seem to. Each
 * file and each cell is scanned once.
 */
final class Candidates {
    /** Matches a cell that the kernel hands to a command, such as {@code %%python}: its text is not Java. */
    private static final Pattern CELL_MAGIC = Pattern.compile("\\s*+%%\\s*+\\w[\\s\\S]*");

    /** Matches a folder of versions that somebody has put aside. */
    private static final Pattern OLD = Pattern.compile("(?i)/(old|backup|bak|previous|archive|copy|draft)s?/");

    private static final int NAMED = 6;

    private final Wanted wanted;
    private final Selection choice;
    private final Map<String, String> retyped = new TreeMap<>(CatalogueEntry::compareIds);
    private final List<String> notes = new ArrayList<>();
    private final List<String> missed = new ArrayList<>();
    private int unused;
    private int read;

    Candidates(Wanted wanted, Selection choice) {
        this.wanted = wanted;
        this.choice = choice;
    }

    /** The number of Java files and notebooks that could be read. */
    int read() {
        return read;
    }

    /** The notes on files that may hold a missing answer: they were not used, or not read to their end. */
    List<String> missed() {
        return missed;
    }

    List<String> notes() {
        List<String> all = new ArrayList<>(notes);
        retyped.forEach((id, note) -> {
            if (choice.of(id).isEmpty()) {
                all.add(note);
            }
        });
        if (unused > NAMED) {
            all.add((unused - NAMED) + " more Java files were not used.");
        }
        return all;
    }

    /** Searches one file. */
    void add(SubmittedFile file) {
        try {
            if (file.kind() == FileKind.NOTEBOOK) {
                notebook(file);
            } else {
                java(file);
            }
        } catch (IOException e) {
            notes.add(file.place() + " cannot be read: " + PlainText.line(String.valueOf(e.getMessage())) + ".");
        }
    }

    private void java(SubmittedFile file) throws IOException {
        SourceText text = SourceText.of(file.bytes(ReadingLimits.ANSWER));
        read++;
        TopLevel declared = TopLevel.of(text.text());
        Map<String, Optional<TopLevel.Type>> classes = new LinkedHashMap<>();
        classes.put(file.name().replaceFirst("(?is)\\.java(\\..*)?$", ""), Optional.empty());
        declared.types().forEach(type -> classes.put(type.name(), Optional.of(type)));
        boolean any = false;
        for (String name : classes.keySet()) {
            Optional<CatalogueEntry> exercise = wanted.exercise(name);
            exercise.ifPresent(each -> java(file, text.text(), each, classes.get(name)));
            any |= exercise.isPresent();
        }
        if (any && !text.note().isEmpty()) {
            notes.add(PlainText.line(file.name()) + " " + text.note());
        }
        if (classes.keySet().stream().noneMatch(Wanted::isOfTheCourse)
                && !isOfTheCourse(file, declared)
                && ++unused <= NAMED) {
            List<String> names = wanted.namesIn(file.folder());
            String note = file.place() + " was not used: it declares no class that an exercise asks for"
                    + (names.isEmpty() ? "." : ", such as " + String.join(", ", names) + ".");
            notes.add(note);
            missed.add(note);
        }
    }

    /** Whether the file is one of the course's own, which a zip of the whole project contains. */
    private static boolean isOfTheCourse(SubmittedFile file, TopLevel declared) {
        return declared.packageName().startsWith("sphericalknight") || ("/" + file.path()).contains("/tasks/test/");
    }

    private void java(SubmittedFile file, String text, CatalogueEntry exercise, Optional<TopLevel.Type> type) {
        String path = "/" + file.path();
        int rank = (type.isPresent() ? 4 : 0)
                + (file.name().equals(exercise.answerName() + ".java") ? 1 : 0)
                + (path.endsWith("/" + exercise.answerFile()) ? 1 : 0)
                + (path.endsWith("/tasks/" + exercise.answerFile()) ? 1 : 0)
                - (OLD.matcher(path).find() ? 1 : 0);
        AnswerSource source = AnswerSource.ofFile(exercise.answerName(), Names.folder(exercise.type()), text);
        boolean isStub = type.filter(wanted::isStub).isPresent();
        choice.add(
                exercise.id(),
                new Candidate(file.place(), PlainText.line(file.name()), false, rank, isStub, text, () -> source));
    }

    private void notebook(SubmittedFile file) throws IOException {
        CellAnswers answers = new CellAnswers();
        String shown = PlainText.line(file.name()) + " ";
        List<String> odd = new ArrayList<>();
        SourceText text = SourceText.of(file.bytes(ReadingLimits.NOTEBOOK));
        if (!text.note().isEmpty()) {
            odd.add(text.note());
        }
        boolean isNotebook = text.text().contains("\"cells\"");
        try {
            isNotebook &= NotebookReader.read(text.text(), cell -> cell(file, cell, answers, odd::add), odd::add);
        } catch (JsonProcessingException e) {
            if (isNotebook) {
                String place = e.getLocation() == null
                        ? ""
                        : " in line " + e.getLocation().getLineNr();
                odd.add("is damaged or breaks off" + place + "; only the cells before that place were read.");
                missed.add(shown + odd.get(odd.size() - 1));
            }
        }
        read += isNotebook ? 1 : 0;
        if (!isNotebook && !file.name().toLowerCase(Locale.ROOT).contains(".ipynb")) {
            return;
        }
        if (!isNotebook) {
            odd.add(text.text().isBlank() ? "is empty." : "is not a notebook: its JSON has no list of cells.");
        }
        if (answers.isFull()) {
            odd.add("has " + ReadingLimits.IMPORTS + " imports or more; no others were looked at.");
        }
        odd.forEach(note -> notes.add(shown + note));
    }

    private void cell(SubmittedFile file, NotebookReader.Cell cell, CellAnswers answers, Consumer<String> odd) {
        if (cell.isCode() && CELL_MAGIC.matcher(cell.source()).matches()) {
            odd.accept(
                    "has text in cell " + cell.number() + " that is not Java, for it begins with %%; it was not read.");
            return;
        }
        TopLevel declared = TopLevel.of(cell.source());
        Map<String, TopLevel.Type> classes = new LinkedHashMap<>();
        declared.types().forEach(type -> classes.put(type.name(), type));
        for (TopLevel.Type type : classes.values()) {
            wanted.exercise(type.name()).ifPresent(exercise -> cell(file, cell, exercise, type, answers));
        }
        if (cell.isCode()) {
            answers.add(declared.imports());
        }
    }

    private void cell(
            SubmittedFile file,
            NotebookReader.Cell cell,
            CatalogueEntry exercise,
            TopLevel.Type type,
            CellAnswers answers) {
        String where = PlainText.line(file.name()) + ", cell " + cell.number();
        if (!cell.isCode()) {
            retyped.put(
                    exercise.id(),
                    where + " declares " + type.name()
                            + " but is not a code cell, so it was not graded; change its type to Code.");
            return;
        }
        boolean isLesson = file.name().equals(exercise.exercise().lesson() + ".ipynb");
        choice.add(
                exercise.id(),
                new Candidate(
                        file.place() + ", cell " + cell.number(),
                        where,
                        true,
                        isLesson ? 1 : 0,
                        wanted.isStub(type),
                        cell.source().substring(type.start(), type.end()),
                        () -> answers.answer(type.name(), cell.source())));
    }
}
