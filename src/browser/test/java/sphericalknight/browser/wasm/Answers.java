package sphericalknight.browser.wasm;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.known.Slip;
import sphericalknight.exercise.known.SlipFile;
import sphericalknight.exercise.platform.Names;

/** Stub, reference and known wrong answers to one exercise, as learners would write them. */
final class Answers {
    private final CatalogueEntry exercise;
    private final SlipFile slips;

    /** Reads the solution, which is not part of every copy of the course. */
    Answers(CatalogueEntry exercise) throws IOException {
        this.exercise = exercise;
        String name = exercise.type().getSimpleName();
        Path folder = Path.of(System.getProperty("course.root"), "solutions/main/java/sphericalknight/solutions")
                .resolve(Names.folder(exercise.type()));
        slips = SlipFile.read(folder.resolve(name + ".slips"));
    }

    String reference() {
        return slips.handedIn(Names.folder(exercise.type()), exercise.answerName());
    }

    /** The known wrong answers, without the one that calls the library. */
    List<Slip> wrong() {
        return slips.slips().stream()
                .filter(slip -> !slip.name().equals("CALLS_THE_LIBRARY"))
                .toList();
    }

    String wrong(Slip wrong) {
        return slips.handedIn(wrong, Names.folder(exercise.type()), exercise.answerName());
    }
}
