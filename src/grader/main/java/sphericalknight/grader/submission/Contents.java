package sphericalknight.grader.submission;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The files of a submission that may contain answers, and notes about the others.
 *
 * @param files Java files and notebooks, ordered by path
 * @param archives zip archives in the folder
 * @param notes what was not read, and why, one sentence each
 * @param others the files that are neither Java nor a notebook
 * @param source the folder or archive; closed when the files have been read
 */
record Contents(
        List<SubmittedFile> files, List<Path> archives, List<String> notes, List<String> others, Closeable source)
        implements Closeable {
    @Override
    public void close() throws IOException {
        source.close();
    }

    /** Collects the files that may contain answers, and notes about the others. */
    static final class Builder {
        private final Budget budget;
        private final String archive;
        private final boolean isOfClass;
        private final List<String> others = new ArrayList<>();
        private final List<SubmittedFile> files = new ArrayList<>();
        private final List<Path> archives = new ArrayList<>();
        private final List<String> notes = new ArrayList<>();
        private final Ignored ignored = new Ignored();
        private boolean isFull;

        /** Collects the files of the archive called {@code archive}, or of a folder if that is "". */
        Builder(Budget budget, String archive) {
            this(budget, archive, false);
        }

        private Builder(Budget budget, String archive, boolean isOfClass) {
            this.isOfClass = isOfClass;
            this.budget = budget;
            this.archive = archive;
        }

        /** Collects all files, whatever they are. */
        static Builder ofClass(Budget budget) {
            return new Builder(budget, "", true);
        }

        /** Counts a file, folder or entry; returns whether it may be read. */
        boolean count() {
            try {
                budget.entry();
                return true;
            } catch (Budget.Spent e) {
                if (!isFull) {
                    notes.add(e.getMessage());
                }
                isFull = true;
                return false;
            }
        }

        /** Adds a file of an archive. */
        void add(String path, SubmittedFile.Opener opener) {
            if (isOfClass) {
                files.add(new SubmittedFile(archive, path, FileKind.OTHER, opener));
            } else if (Ignored.mayHoldAnswers(path)) {
                add(SubmittedFile.of(archive, path, () -> budget.count(opener.open())));
            } else {
                ignored.add(path);
            }
        }

        /** Adds a file on disk; if it is a zip, to the archives. */
        void add(String path, Path file) {
            if (!Ignored.mayHoldAnswers(path)) {
                ignored.add(path);
                return;
            }
            SubmittedFile found = SubmittedFile.of(
                    archive, path, () -> budget.count(Files.newInputStream(file, LinkOption.NOFOLLOW_LINKS)));
            if (found.kind() == FileKind.ZIP) {
                archives.add(file);
            } else {
                add(found);
            }
        }

        private void add(SubmittedFile file) {
            switch (file.kind()) {
                case JAVA, NOTEBOOK -> files.add(file);
                case ARCHIVE -> {
                    notes.add(file.place() + " is an archive of a kind that is not read; a .zip is needed.");
                    others.add(file.place());
                }
                case ZIP, OTHER -> {
                    ignored.add(file.path());
                    others.add(file.place());
                }
            }
        }

        void note(String sentence) {
            notes.add(sentence);
        }

        Contents build(Closeable source) {
            files.sort(Comparator.comparing(SubmittedFile::path));
            archives.sort(Comparator.naturalOrder());
            ignored.note().ifPresent(notes::add);
            return new Contents(
                    List.copyOf(files), List.copyOf(archives), List.copyOf(notes), List.copyOf(others), source);
        }
    }
}
