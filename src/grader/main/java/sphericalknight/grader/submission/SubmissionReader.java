package sphericalknight.grader.submission;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.exercise.catalogue.CatalogueEntry;

/** Reads a student's submission. Whatever the files contain, the result is a submission: at worst one without answers, with the reason. */
public final class SubmissionReader {
    private final Wanted wanted;
    private final Prefer prefer;

    /** Creates a reader that looks for answers to {@code exercises} only. */
    public SubmissionReader(Collection<CatalogueEntry> exercises, Prefer prefer) {
        this.wanted = new Wanted(exercises);
        this.prefer = prefer;
    }

    /** Reads a submission that consists of {@code paths}: folders, archives, Java files, notebooks. */
    public Submission read(List<Path> paths) {
        return new Pass().read(paths);
    }

    /** The state of reading one submission. */
    private final class Pass {
        private final Budget budget = new Budget();
        private final Selection choice = new Selection(prefer);
        private final Candidates candidates = new Candidates(wanted, choice, budget);
        private final Set<String> notes = new LinkedHashSet<>();
        private int files;

        Submission read(List<Path> paths) {
            try {
                paths.forEach(this::part);
            } catch (Budget.Spent e) {
                notes.add(e.getMessage());
            }
            Map<String, Answer> answers = new LinkedHashMap<>();
            List<String> disguises = new ArrayList<>();
            int length = 0;
            for (CatalogueEntry exercise : wanted.exercises()) {
                Candidate chosen = choice.of(exercise.id()).orElse(null);
                AnswerSource source = chosen == null ? null : chosen.source().get();
                length += source == null ? 0 : source.text().length();
                if (source != null && length <= ReadingLimits.ANSWERS) {
                    answers.put(exercise.id(), new Answer(source, chosen.where(), chosen.isStub()));
                    Disguise.in(source.text()).ifPresent(what -> disguises.add(chosen.where() + " " + what));
                }
            }
            notes.addAll(candidates.notes());
            notes.addAll(choice.notes());
            notes.addAll(disguises);
            if (length > ReadingLimits.ANSWERS) {
                notes.add("The answers are far too long; only the first of them were graded.");
            }
            return submission(name(paths.get(0)), answers);
        }

        private Submission submission(String name, Map<String, Answer> answers) {
            String why = notes.isEmpty() ? "" : " " + notes.iterator().next();
            String fault = files == 0
                    ? "There is neither a Java file nor a notebook in " + Shown.name(name) + "." + why
                    : "There is no answer to any of the exercises in " + Shown.name(name) + "." + why;
            boolean isComplete = wanted.exercises().stream()
                    .map(CatalogueEntry::id)
                    .allMatch(id -> answers.containsKey(id) && !answers.get(id).isStub());
            return new Submission(
                    answers,
                    cut(),
                    answers.isEmpty() ? fault : "",
                    isComplete ? "" : candidates.firstUnused(),
                    candidates.read() > 0);
        }

        private List<String> cut() {
            List<String> all = new ArrayList<>(notes);
            if (all.size() <= ReadingLimits.NOTES) {
                return all;
            }
            List<String> some = new ArrayList<>(all.subList(0, ReadingLimits.NOTES));
            some.add("There are " + (all.size() - ReadingLimits.NOTES) + " notes more.");
            return some;
        }

        /** Reads a folder and the archives directly in it, as delivered by some platforms, or a single file. */
        private void part(Path path) {
            try (Contents contents = contents(path)) {
                notes.addAll(contents.notes());
                files += contents.files().size();
                contents.files().forEach(candidates::add);
                contents.archives().forEach(this::part);
            } catch (IOException e) {
                notes.add(Shown.name(name(path)) + " " + Shown.name(String.valueOf(e.getMessage())) + ".");
            }
        }

        private Contents contents(Path path) throws IOException {
            if (Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
                return FolderContents.of(path, budget);
            }
            if (!Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS)) {
                throw new IOException("is neither a folder nor a regular file");
            }
            if (name(path).toLowerCase(Locale.ROOT).endsWith(".zip")) {
                return ZipContents.of(path, budget);
            }
            Contents.Builder one = new Contents.Builder(budget);
            one.add(name(path), () -> Files.newInputStream(path, LinkOption.NOFOLLOW_LINKS));
            return one.build(() -> {});
        }
    }

    private static String name(Path path) {
        Path name = path.toAbsolutePath().normalize().getFileName();
        return name == null ? path.toString() : name.toString();
    }
}
