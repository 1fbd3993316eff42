package sphericalknight.grader.submission;

import java.io.IOException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Set;
import sphericalknight.grader.text.PlainText;

/** Collects the files of a folder. Links are never followed, because they may lead to other people's files. */
final class FolderContents extends SimpleFileVisitor<Path> {
    private final Path folder;
    private final Contents contents;

    private FolderContents(Path folder, Budget budget) {
        this.folder = folder;
        this.contents = Contents.of(budget, "");
    }

    /** The contents of {@code folder}. */
    static Contents of(Path folder, Budget budget) throws IOException {
        FolderContents visitor = new FolderContents(folder, budget);
        Files.walkFileTree(folder, Set.<FileVisitOption>of(), ReadingLimits.DEPTH, visitor);
        return visitor.contents;
    }

    @Override
    public FileVisitResult preVisitDirectory(Path each, BasicFileAttributes attributes) {
        boolean skipped =
                !each.equals(folder) && Ignored.isToolFolder(each.getFileName().toString());
        return skipped ? FileVisitResult.SKIP_SUBTREE : count();
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
        String path = relative(file);
        if (attributes.isSymbolicLink()) {
            contents.note(PlainText.line(path) + " is a link; links are not followed.");
        } else if (attributes.isDirectory()) {
            contents.note(PlainText.line(path) + " lies too deep in folders, so it was not looked at.");
        } else if (!attributes.isRegularFile()) {
            contents.note(PlainText.line(path) + " is not a regular file, so it was not looked at.");
        } else {
            contents.add(path, file);
        }
        return count();
    }

    /** Skips an unreadable folder, or a file that has disappeared, with a note. */
    @Override
    public FileVisitResult visitFileFailed(Path file, IOException e) {
        contents.note(PlainText.line(relative(file)) + " cannot be read.");
        return count();
    }

    private FileVisitResult count() {
        return contents.count() ? FileVisitResult.CONTINUE : FileVisitResult.TERMINATE;
    }

    private String relative(Path file) {
        return folder.relativize(file).toString().replace(folder.getFileSystem().getSeparator(), "/");
    }
}
