package sphericalknight.common;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

public final class Git {
    private Git() {}

    /**
     * Returns the standard output of git, called with the arguments {@code words} in the folder {@code root}; empty if git fails or is
     * missing.
     */
    public static Optional<String> run(Path root, String... words) {
        List<String> command = new ArrayList<>(List.of("git", "-C", root.toString()));
        command.addAll(List.of(words));
        return Programs.output(command);
    }
}
