package sphericalknight.grader.release;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import sphericalknight.common.Git;
import sphericalknight.common.UserError;

/** The files of the project: those tracked by git or, without git, all except the output of builds and tools. */
final class ProjectFiles {
    private static final Pattern BUILT = Pattern.compile(
            "(.*/)?(target|\\.course|\\.ipynb_checkpoints|__pycache__|\\.idea|\\.vscode|\\.settings)/.*");

    private ProjectFiles() {}

    /**
     * All files with their contents.
     *
     * @throws UserError if any tracked file other than a learner's differs from the last commit, because then the hand-out could not be
     *     reproduced
     */
    static FileTree of(Path root) {
        String changed = Git.run(
                        root,
                        "status",
                        "--porcelain",
                        "--untracked-files=no",
                        "--",
                        ".",
                        ":!exercises/tasks/*/My*.java")
                .orElse("");
        if (!changed.isBlank()) {
            String first = changed.lines().findFirst().orElse("").strip();
            throw new UserError("The project has changes that are in no commit (" + first
                    + "), so its hand-out could not be made again: commit them, or git stash.");
        }
        return read(root);
    }

    /** All files with their present contents, committed or not. */
    static FileTree read(Path root) {
        FileTree tree = new FileTree();
        try {
            for (String path : paths(root)) {
                if (Files.isRegularFile(root.resolve(path), LinkOption.NOFOLLOW_LINKS)) {
                    tree.put(path, Files.readAllBytes(root.resolve(path)));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return tree;
    }

    private static List<String> paths(Path root) throws IOException {
        Optional<String> known =
                Files.exists(root.resolve(".git")) ? Git.run(root, "ls-files", "-z") : Optional.empty();
        if (known.isPresent()) {
            return List.of(known.get().split("\0"));
        }
        try (Stream<Path> files = Files.walk(root)) {
            return files.map(file -> root.relativize(file).toString().replace('\\', '/'))
                    .filter(path -> !BUILT.matcher(path).matches())
                    .toList();
        }
    }
}
