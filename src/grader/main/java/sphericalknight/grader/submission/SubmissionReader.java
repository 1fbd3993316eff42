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
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.grader.names.FileName;
import sphericalknight.grader.names.LmsName;
import sphericalknight.grader.text.PlainText;

/** Reads a student's submission. Any files give a submission: at worst one without answers, with the reason. */
public final class SubmissionReader {
    private final Wanted wanted;

    /** Creates a reader that looks for answers to {@code exercises} only. */
    public SubmissionReader(Collection<CatalogueEntry> exercises) {
        this.wanted = new Wanted(exercises);
    }

    /** Reads a submission that consists of {@code paths}: folders, archives, Java files, notebooks. */
    public Submission read(List<Path> paths) {
        return new Pass().read(paths);
    }

    /** The state of reading one submission. */
    private final class Pass {
        private final Budget budget = new Budget();
        private final Selection choice = new Selection();
        private final Candidates candidates = new Candidates(wanted, choice);
        private final Set<String> notes = new LinkedHashSet<>();
        private final Set<String> others = new LinkedHashSet<>();
        private final Map<String, String> people = new LinkedHashMap<>();
        private int files;
        private boolean hasUnreadArchive;

        Submission read(List<Path> all) {
            List<Path> paths = all.stream().filter(path -> !isBlackboards(path)).toList();
            if (paths.isEmpty()) {
                return Submission.unreadable(
                        "There is only the text that Blackboard writes itself: no file was handed in.");
            }
            try {
                paths.forEach(path -> part(path, ""));
            } catch (Budget.Spent e) {
                notes.add(e.getMessage());
            }
            if (people.size() > 1) {
                return Submission.unreadable(PlainText.line(FileName.of(paths.get(0)))
                        + " holds what several people have handed in; unpack it, and name the folder to ./course grade: "
                        + PlainText.firstFive(people.values(), ", ") + ".");
            }
            Map<String, Answer> answers = new LinkedHashMap<>();
            int length = 0;
            for (CatalogueEntry exercise : wanted.exercises()) {
                Candidate chosen = choice.of(exercise.id()).orElse(null);
                AnswerSource source = chosen == null ? null : chosen.source().get();
                length += source == null ? 0 : source.text().length();
                if (source != null && length <= ReadingLimits.ANSWERS) {
                    answers.put(exercise.id(), new Answer(source, chosen.where(), chosen.isStub()));
                }
            }
            notes.addAll(candidates.notes());
            notes.addAll(choice.notes());
            if (length > ReadingLimits.ANSWERS) {
                notes.add("The answers are far too long; only the first of them were graded.");
            }
            return submission(paths, answers);
        }

        private Submission submission(List<Path> paths, Map<String, Answer> answers) {
            Stream<String> unread = others.stream()
                    .filter(Ignored::mayBeMissed)
                    .map(other -> other + " was not read: it is neither Java nor a notebook.");
            String unused = Stream.concat(candidates.missed().stream(), unread)
                    .findFirst()
                    .orElse("");
            boolean isComplete = wanted.exercises().stream()
                    .map(CatalogueEntry::id)
                    .allMatch(id -> answers.containsKey(id) && !answers.get(id).isStub());
            return answers.isEmpty()
                    ? new Submission(answers, cut(), fault(paths), candidates.read() > 0 && unused.isEmpty())
                    : new Submission(answers, cut(), isComplete ? "" : unused, true);
        }

        /** Why there is no answer, with the names of the files that there are. */
        private String fault(List<Path> paths) {
            String name = PlainText.line(FileName.of(paths.get(0)));
            String why = notes.isEmpty() ? "" : " " + notes.iterator().next();
            if (files > 0) {
                return "There is no answer to any of the exercises in " + name + "." + why;
            }
            boolean isFile = paths.size() == 1 && Files.isRegularFile(paths.get(0), LinkOption.NOFOLLOW_LINKS);
            if (isFile && notes.size() == 1 && hasUnreadArchive) {
                return why.strip();
            }
            if (isFile && notes.isEmpty() && others.equals(Set.of(name))) {
                return name
                        + " is not a submission: it holds neither Java nor a notebook; a folder, .zip, .ipynb or .java is"
                        + " needed.";
            }
            return "There is neither a Java file nor a notebook in " + name + "."
                    + (others.isEmpty() || !why.isEmpty()
                            ? why
                            : " It holds " + PlainText.firstFive(others, ", ") + ".");
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

        /** Reads a folder and the archives in it, as delivered by some platforms, or a single file. */
        private void part(Path path, String archive) {
            try (Contents contents = contents(path, archive)) {
                notes.addAll(contents.notes());
                files += contents.files().size();
                hasUnreadArchive |= contents.hasUnreadArchive();
                contents.files().forEach(this::person);
                contents.files().forEach(candidates::add);
                others.addAll(
                        contents.files().isEmpty() && !archive.isEmpty()
                                ? List.of(PlainText.line(archive))
                                : contents.others());
                contents.archives().forEach(each -> part(each, FileName.of(each)));
            } catch (IOException e) {
                notes.add(
                        PlainText.line(FileName.of(path)) + " " + PlainText.line(String.valueOf(e.getMessage())) + ".");
            }
        }

        /** Remembers whose file it is, if a learning management system has put it into a folder of its own, or named it. */
        private void person(SubmittedFile file) {
            for (String part : file.path().split("/")) {
                LmsName.of(part).ifPresent(lms -> people.put(lms.owner(), PlainText.line(lms.person())));
            }
        }

        private Contents contents(Path path, String archive) throws IOException {
            if (Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
                return FolderContents.of(path, budget);
            }
            if (!Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS)) {
                throw new IOException("is neither a folder nor a regular file");
            }
            Contents contents = Contents.of(budget, "");
            contents.add(LmsName.own(FileName.of(path)), path);
            return contents.archives().isEmpty() ? contents : ZipContents.of(path, Contents.of(budget, archive));
        }
    }

    private static boolean isBlackboards(Path path) {
        return LmsName.of(FileName.of(path)).filter(LmsName::isBlackboards).isPresent();
    }
}
