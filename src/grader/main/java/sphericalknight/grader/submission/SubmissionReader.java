package sphericalknight.grader.submission;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import sphericalknight.exercise.catalogue.CatalogueEntry;

/** Reads what a student handed in. Whatever it holds, a submission comes back: at worst one without answers, and with a reason. */
public final class SubmissionReader {
    private final List<CatalogueEntry> exercises;
    private final Prefer prefer;

    /** Looks for answers to {@code exercises} only. */
    public SubmissionReader(List<CatalogueEntry> exercises, Prefer prefer) {
        this.exercises = List.copyOf(exercises);
        this.prefer = prefer;
    }

    /** Reads a submission that consists of {@code paths}: folders, archives, Java files, notebooks. */
    public Submission read(List<Path> paths) {
        Candidates candidates = new Candidates(exercises);
        LinkedHashSet<String> notes = new LinkedHashSet<>();
        int files = 0;
        for (Path path : paths) {
            try {
                for (Path part : parts(path)) {
                    try (Contents contents = contents(part)) {
                        contents.files().forEach(candidates::add);
                        files += contents.files().size();
                        notes.addAll(contents.notes());
                    } catch (IOException e) {
                        notes.add(Shown.name(name(part)) + " " + Shown.name(String.valueOf(e.getMessage())) + ".");
                    }
                }
            } catch (IOException e) {
                notes.add(Shown.name(name(path)) + " cannot be read.");
            }
        }
        return submission(paths, candidates, notes, files);
    }

    private Submission submission(List<Path> paths, Candidates candidates, LinkedHashSet<String> notes, int files) {
        Choice choice = new Choice(prefer);
        Map<String, Answer> answers = new LinkedHashMap<>();
        List<String> disguises = new ArrayList<>();
        for (CatalogueEntry exercise : exercises) {
            List<Candidate> found = candidates.found().get(exercise.id());
            if (found != null) {
                Candidate chosen = choice.of(exercise.id(), found);
                answers.put(exercise.id(), new Answer(chosen.source(), chosen.where()));
                Disguise.in(chosen.source().text()).ifPresent(what -> disguises.add(chosen.where() + " " + what));
            }
        }
        notes.addAll(candidates.notes());
        notes.addAll(choice.notes());
        notes.addAll(disguises);
        return new Submission(answers, cut(notes), answers.isEmpty() ? fault(paths, files, notes) : "");
    }

    private static String fault(List<Path> paths, int files, LinkedHashSet<String> notes) {
        String shown = Shown.name(name(paths.get(0)));
        String why = notes.isEmpty() ? "" : " " + notes.iterator().next();
        return files == 0
                ? "There is neither a Java file nor a notebook in " + shown + "." + why
                : "There is no answer to any of the exercises in " + shown + "." + why;
    }

    private static List<String> cut(LinkedHashSet<String> notes) {
        List<String> all = new ArrayList<>(notes);
        if (all.size() <= Limits.NOTES) {
            return all;
        }
        List<String> some = new ArrayList<>(all.subList(0, Limits.NOTES));
        some.add("There are " + (all.size() - Limits.NOTES) + " notes more.");
        return some;
    }

    /** A folder and the archives that lie openly in it, as some platforms hand them over; anything else itself. */
    private static List<Path> parts(Path path) throws IOException {
        List<Path> parts = new ArrayList<>(List.of(path));
        if (Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
            try (Stream<Path> inside = Files.list(path)) {
                inside.filter(SubmissionReader::isArchive).sorted().forEach(parts::add);
            }
        }
        return parts;
    }

    private static boolean isArchive(Path path) {
        return name(path).toLowerCase(Locale.ROOT).endsWith(".zip")
                && Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS);
    }

    private static Contents contents(Path path) throws IOException {
        if (Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
            return FolderContents.of(path);
        }
        if (!Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS)) {
            throw new IOException("is neither a folder nor a regular file");
        }
        if (isArchive(path)) {
            return ZipContents.of(path);
        }
        Contents.Builder one = new Contents.Builder();
        one.add(new SubmittedFile(name(path), () -> Files.newInputStream(path, LinkOption.NOFOLLOW_LINKS)));
        return one.build(() -> {});
    }

    private static String name(Path path) {
        return path.toAbsolutePath().normalize().getFileName() == null
                ? path.toString()
                : path.toAbsolutePath().normalize().getFileName().toString();
    }
}
