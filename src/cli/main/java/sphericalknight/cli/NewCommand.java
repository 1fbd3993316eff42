package sphericalknight.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import sphericalknight.common.CoursePaths;
import sphericalknight.common.Lessons;
import sphericalknight.common.UserError;
import sphericalknight.exercise.platform.Names;

/** {@code course new exercise}: writes the skeleton of an exercise. */
@Command(name = "new", hidden = true, description = "Start a new exercise.", synopsisSubcommandLabel = "exercise")
final class NewCommand extends CourseCommand {
    @Command(
            name = "exercise",
            description =
                    "Write interface, contract, stub, hints and solution; ./course selfcheck says what comes next.",
            mixinStandardHelpOptions = true)
    void exercise(
            @Parameters(paramLabel = "ID", description = "Lesson and number, such as 2.5.") String id,
            @Parameters(paramLabel = "NAME", description = "The interface, such as Tour; the learner writes MyTour.")
                    String name,
            @Parameters(paramLabel = "TITLE", description = "A few words: \"The knight's tour\".") String title) {
        Workshop workshop = Workshop.open();
        if (!id.matches("\\d{1,2}\\.\\d{1,2}")) {
            throw new UserError(id + " is not an id; lesson and number are needed, such as 2.5.");
        }
        if (!name.matches("[A-Z][A-Za-z0-9]*")) {
            throw new UserError(
                    name + " is not a name for an interface; a capital letter and then letters are needed.");
        }
        if (workshop.catalogue().byId(id).isPresent()) {
            throw new UserError("There is an exercise " + id + " already; ./course list shows them all.");
        }
        String lesson = lesson(workshop.paths(), id);
        refuseGap(workshop, id);
        write(workshop.paths().root(), new Skeleton(id, name, title, lesson, folder(workshop, lesson)).files());
    }

    /** Refuses an id that would leave a gap in the lesson. */
    private static void refuseGap(Workshop workshop, String id) {
        String lesson = id.substring(0, id.indexOf('.') + 1);
        long there = workshop.catalogue().entries().stream()
                .filter(entry -> entry.id().startsWith(lesson))
                .count();
        String next = lesson + (there + 1);
        if (!id.equals(next)) {
            throw new UserError(id + " would leave a gap; the next exercise of this lesson is " + next + ".");
        }
    }

    private static String lesson(CoursePaths paths, String id) {
        return Lessons.nameOf(Lessons.of(paths).named(id.substring(0, id.indexOf('.'))));
    }

    /** The folder of the lesson's other exercises; if there are none, the name of the lesson without number and hyphens. */
    private static String folder(Workshop workshop, String lesson) {
        return workshop.catalogue().entries().stream()
                .filter(entry -> entry.exercise().lesson().equals(lesson))
                .map(entry -> Names.folder(entry.type()))
                .findFirst()
                .orElseGet(() -> lesson.substring(3).replace("-", "").toLowerCase(Locale.ROOT));
    }

    private void write(Path root, Map<String, String> files) {
        PrintWriter out = out();
        try {
            for (String file : files.keySet()) {
                if (Files.exists(root.resolve(file))) {
                    throw new UserError("There is a file " + file + " already; choose another name.");
                }
            }
            for (Map.Entry<String, String> file : files.entrySet()) {
                Files.createDirectories(root.resolve(file.getKey()).getParent());
                Files.writeString(root.resolve(file.getKey()), file.getValue());
                out.println(file.getKey());
            }
        } catch (IOException e) {
            throw new UserError("Cannot write the new exercise: " + e.getMessage() + ".", e);
        }
        out.println(
                "\nFill them in that order, then: ./course selfcheck --write, ./course selfcheck (CONTRIBUTING.md).");
    }
}
