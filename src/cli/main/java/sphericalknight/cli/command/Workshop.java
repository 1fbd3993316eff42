package sphericalknight.cli.command;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import sphericalknight.common.CoursePaths;
import sphericalknight.common.UserError;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.check.CheckResult;
import sphericalknight.exercise.check.Checker;
import sphericalknight.exercise.platform.Names;

/** The exercises and the learner's files, as used by all learner commands. */
public record Workshop(CoursePaths paths, Catalogue catalogue) {
    public static Workshop open() {
        return new Workshop(CoursePaths.find(), Catalogue.find());
    }

    private static final String TASKS = "exercises/tasks/";

    /** The folder of the learner's files. */
    public Path tasks() {
        return paths.root().resolve(TASKS);
    }

    /** The learner's file for {@code exercise}. */
    public Path file(CatalogueEntry exercise) {
        return tasks().resolve(exercise.answerFile());
    }

    /** The path of the learner's file for {@code exercise} as the learner would type it. */
    public static String shownFile(CatalogueEntry exercise) {
        return TASKS + exercise.answerFile();
    }

    /** The reference solution of {@code exercise}; the students' hand-out does not contain it. */
    public Path solution(CatalogueEntry exercise) {
        return paths.root()
                .resolve("solutions/main/java/sphericalknight/solutions/" + Names.folder(exercise.type()) + "/"
                        + exercise.type().getSimpleName() + "Solution.java");
    }

    /** The exercises that {@code words} name, in that order; all exercises if there are no words. */
    public List<CatalogueEntry> select(List<String> words) {
        try {
            return catalogue.select(words);
        } catch (IllegalArgumentException e) {
            throw new UserError(e.getMessage(), e);
        }
    }

    /** The exercise with this id. Throws a {@link UserError} if {@code id} is that of a lesson or unknown. */
    public CatalogueEntry exercise(String id) {
        return catalogue
                .byId(id)
                .orElseThrow(() -> new UserError(id + " is a whole lesson; one exercise is needed, such as "
                        + select(List.of(id)).get(0).id() + "."));
    }

    /** The text of a file; a {@link UserError} if it cannot be read. Bytes that are not UTF-8 become U+FFFD. */
    public static String text(Path file) {
        try {
            return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UserError("Cannot read " + file + ": " + e.getMessage() + ".", e);
        }
    }

    /** Checks the learner's answer in {@link #tasks}. */
    public CheckResult check(CatalogueEntry exercise) {
        try (Backstop backstop = new Backstop(exercise, Backstop.PATIENCE, Workshop::end)) {
            return Checker.checkFile(exercise, tasks());
        }
    }

    private static void end(String why) {
        System.err.println(why);
        Runtime.getRuntime().halt(ExitCode.WRONG);
    }
}
