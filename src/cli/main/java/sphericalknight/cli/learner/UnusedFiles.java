package sphericalknight.cli.learner;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import sphericalknight.cli.command.Workshop;
import sphericalknight.common.UserError;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.platform.Names;

/** Finds the Java files that lie beside the answers and are not handed in, for instance because their class was renamed. */
final class UnusedFiles {
    private UnusedFiles() {}

    /** One sentence on each such file in the folders of {@code exercises}. */
    static List<String> notes(Workshop workshop, List<CatalogueEntry> exercises) {
        return exercises.stream()
                .map(each -> Names.folder(each.type()))
                .distinct()
                .flatMap(folder -> javaFiles(workshop.tasks().resolve(folder)))
                .filter(file -> workshop.catalogue().entries().stream()
                        .noneMatch(each -> workshop.file(each).equals(file)))
                .map(file -> note(workshop, file, exercises))
                .toList();
    }

    private static Stream<Path> javaFiles(Path folder) {
        if (!Files.isDirectory(folder)) {
            return Stream.empty();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files
                    .filter(file -> file.toString().endsWith(".java") && Files.isRegularFile(file))
                    .sorted()
                    .toList()
                    .stream();
        } catch (IOException e) {
            throw new UserError("Cannot read " + folder + ": " + e.getMessage() + ".", e);
        }
    }

    private static String note(Workshop workshop, Path file, List<CatalogueEntry> exercises) {
        String text = Workshop.text(file);
        String shown = workshop.paths().root().relativize(file).toString().replace('\\', '/');
        List<CatalogueEntry> besides = exercises.stream()
                .filter(each -> workshop.file(each).getParent().equals(file.getParent()))
                .toList();
        return shown + " is not handed in: "
                + besides.stream()
                        .filter(each -> implementing(each).matcher(text).find())
                        .findFirst()
                        .map(each -> "the answer to " + each.id() + " is class " + each.answerName() + " in "
                                + Workshop.shownFile(each) + ".")
                        .orElse("only the answers are, such as " + Workshop.shownFile(besides.get(0)) + ".");
    }

    private static Pattern implementing(CatalogueEntry exercise) {
        return Pattern.compile("\\bimplements\\s[^{]*\\b" + exercise.type().getSimpleName() + "\\b");
    }
}
