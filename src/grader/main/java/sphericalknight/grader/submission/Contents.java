package sphericalknight.grader.submission;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Collects the files of a folder or an archive that may contain answers, and notes about the others. */
final class Contents implements Closeable {
    private final Budget budget;
    private final String archive;
    private final boolean isOfClass;
    private final List<SubmittedFile> files = new ArrayList<>();
    private final List<Path> archives = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();
    private final List<String> others = new ArrayList<>();
    private Closeable source = () -> {};
    private boolean isFull;
    private boolean hasUnreadArchive;

    private Contents(Budget budget, String archive, boolean isOfClass) {
        this.budget = budget;
        this.archive = archive;
        this.isOfClass = isOfClass;
    }

    /** Collects the files of the archive called {@code archive}, or of a folder if that is "". */
    static Contents of(Budget budget, String archive) {
        return new Contents(budget, archive, false);
    }

    /** Collects all files, whatever they are. */
    static Contents ofClass(Budget budget) {
        return new Contents(budget, "", true);
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
        SubmittedFile.Opener counted = () -> budget.count(opener.open());
        if (isOfClass) {
            files.add(new SubmittedFile(archive, path, FileKind.OTHER, counted));
        } else if (Ignored.mayHoldAnswers(path)) {
            SubmittedFile file = SubmittedFile.of(archive, path, counted);
            if (file.kind() == FileKind.ZIP) {
                notes.add(file.place() + " is a zip inside a zip, which is not read; unpack it.");
            }
            add(file);
        }
    }

    /** Adds a file on disk; if it is a zip, to the archives. */
    void add(String path, Path file) {
        if (Ignored.mayHoldAnswers(path)) {
            SubmittedFile found = SubmittedFile.of(
                    archive, path, () -> budget.count(Files.newInputStream(file, LinkOption.NOFOLLOW_LINKS)));
            if (found.kind() == FileKind.ZIP) {
                archives.add(file);
            } else {
                add(found);
            }
        }
    }

    private void add(SubmittedFile file) {
        if (file.kind() == FileKind.JAVA || file.kind() == FileKind.NOTEBOOK) {
            files.add(file);
            return;
        }
        if (file.kind() == FileKind.ARCHIVE) {
            hasUnreadArchive = true;
            notes.add(file.place() + " is an archive of a kind that is not read; a .zip is needed.");
        }
        others.add(file.place());
    }

    void note(String sentence) {
        notes.add(sentence);
    }

    /** Keeps {@code open} open until the files have been read. */
    Contents from(Closeable open) {
        source = open;
        return this;
    }

    /** Java files and notebooks, ordered by path. */
    List<SubmittedFile> files() {
        files.sort(Comparator.comparing(SubmittedFile::path));
        return files;
    }

    /** Zip archives in the folder. */
    List<Path> archives() {
        archives.sort(Comparator.naturalOrder());
        return archives;
    }

    /** What was not read, and why, one sentence each. */
    List<String> notes() {
        return notes;
    }

    /** Whether an archive is among them whose kind is not read. */
    boolean hasUnreadArchive() {
        return hasUnreadArchive;
    }

    /** The files that are neither Java nor a notebook. */
    List<String> others() {
        return others;
    }

    @Override
    public void close() throws IOException {
        source.close();
    }
}
