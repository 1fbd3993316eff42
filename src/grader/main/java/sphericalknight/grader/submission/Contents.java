package sphericalknight.grader.submission;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * The files of a submission that may hold answers, and what is to be said about the others.
 *
 * @param files Java files and notebooks, ordered by path
 * @param notes one sentence each
 * @param source what to close when the files have been read
 */
record Contents(List<SubmittedFile> files, List<String> notes, Closeable source) implements Closeable {
    @Override
    public void close() throws IOException {
        source.close();
    }

    /** Collects files and counts the others by what is said about them. */
    static final class Builder {
        private final List<SubmittedFile> files = new ArrayList<>();
        private final List<String> notes = new ArrayList<>();
        private final Ignored ignored = new Ignored();

        void add(SubmittedFile file) {
            if (Ignored.mayHoldAnswers(file)) {
                files.add(file);
            } else {
                ignored.add(file.path());
            }
        }

        void note(String sentence) {
            notes.add(sentence);
        }

        Contents build(Closeable source) {
            files.sort((a, b) -> a.path().compareTo(b.path()));
            ignored.note().ifPresent(notes::add);
            return new Contents(List.copyOf(files), List.copyOf(notes), source);
        }
    }
}
