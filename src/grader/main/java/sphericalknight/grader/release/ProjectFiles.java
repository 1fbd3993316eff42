package sphericalknight.grader.release;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import sphericalknight.common.Git;
import sphericalknight.common.UserError;

/**
 * The files of the project: those tracked by git or, without git, those in its root folder and below {@link #FOLDERS}, except build output.
 */
final class ProjectFiles {
    private static final Set<String> BUILT =
            Set.of("target", ".course", ".git", ".ipynb_checkpoints", "__pycache__", ".idea", ".vscode", ".settings");

    /**
     * The folders that are read if there is no git. Others are not read, so that a release in the project's folder is not part of the next
     * one.
     */
    private static final Set<String> FOLDERS =
            Set.of("notebooks", "exercises", "src", "solutions", "binder", ".ci", ".devcontainer");

    private ProjectFiles() {}

    /**
     * All files with their contents.
     *
     * @throws UserError if any tracked file other than a learner's differs from the last commit, because then the hand-out could not be
     *     reproduced
     */
    static FileTree of(Path root) {
        refuseChanges(root);
        return read(root);
    }

    /** All files with their present contents, committed or not. */
    static FileTree read(Path root) {
        FileTree tree = new FileTree();
        for (String path : paths(root)) {
            Path file = root.resolve(path);
            if (Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
                try {
                    byte[] bytes = Files.readAllBytes(file);
                    if (isProgram(path)) {
                        tree.putProgram(path, bytes);
                    } else {
                        tree.put(path, bytes);
                    }
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }
        }
        return tree;
    }

    /** Whether a file is executable, decided by its name because Windows has no file modes. */
    private static boolean isProgram(String path) {
        return path.equals("course") || path.equals("binder/postBuild") || path.equals(".ci/run");
    }

    private static List<String> paths(Path root) {
        Optional<String> known =
                Files.exists(root.resolve(".git")) ? Git.run(root, "ls-files", "-z") : Optional.empty();
        if (known.isEmpty()) {
            return walk(root);
        }
        return Arrays.stream(known.get().split("\0"))
                .filter(path -> !path.isEmpty())
                .toList();
    }

    private static void refuseChanges(Path root) {
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
    }

    private static List<String> walk(Path root) {
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(file -> Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS))
                    .map(root::relativize)
                    .filter(file -> file.getNameCount() == 1
                            || FOLDERS.contains(file.getName(0).toString()))
                    .filter(file -> {
                        for (Path part : file) {
                            if (BUILT.contains(part.toString())) {
                                return false;
                            }
                        }
                        return true;
                    })
                    .map(file -> file.toString().replace('\\', '/'))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
