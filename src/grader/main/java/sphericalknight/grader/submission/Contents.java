package sphericalknight.grader.submission;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The files of a submission that may contain answers, and notes about the others.
 *
 * @param files Java files and notebooks, ordered by path
 * @param archives zip archives directly in the folder
 * @param notes what was not read, and why, one sentence each
 * @param source the folder or archive; closed when the files have been read
 */
record Contents(List<SubmittedFile> files, List<Path> archives, List<String> notes, Closeable source)
        implements Closeable {
    @Override
    public void close() throws IOException {
        source.close();
    }

    /** Collects the files that may contain answers, and notes about the others. */
    static final class Builder {
        private final Budget budget;
        private final List<SubmittedFile> files = new ArrayList<>();
        private final List<Path> archives = new ArrayList<>();
        private final List<String> notes = new ArrayList<>();
        private final Ignored ignored = new Ignored();
        private boolean isFull;

        Builder(Budget budget) {
            this.budget = budget;
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

        void add(String path, SubmittedFile.Opener opener) {
            SubmittedFile file = new SubmittedFile(path, () -> budget.count(opener.open()));
            if (Ignored.mayHoldAnswers(file)) {
                files.add(file);
            } else {
                ignored.add(path);
            }
        }

        void archive(Path file) {
            archives.add(file);
        }

        void note(String sentence) {
            notes.add(sentence);
        }

        Contents build(Closeable source) {
            files.sort(Comparator.comparing(SubmittedFile::path));
            archives.sort(Comparator.naturalOrder());
            ignored.note().ifPresent(notes::add);
            return new Contents(List.copyOf(files), List.copyOf(archives), List.copyOf(notes), source);
        }
    }
}
