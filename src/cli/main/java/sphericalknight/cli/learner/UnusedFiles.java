package sphericalknight.cli.learner;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import sphericalknight.cli.command.Workshop;
import sphericalknight.common.Folders;
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
                .flatMap(folder -> Folders.list(workshop.tasks().resolve(folder)).stream())
                .filter(file -> file.toString().endsWith(".java") && Files.isRegularFile(file))
                .filter(file -> workshop.catalogue().entries().stream()
                        .noneMatch(each -> workshop.file(each).equals(file)))
                .map(file -> note(workshop, file, exercises))
                .toList();
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
