package sphericalknight.solutions;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.known.Slip;
import sphericalknight.exercise.known.SlipFile;
import sphericalknight.exercise.platform.Names;

/** References and known wrong answers as the source that a student would hand in. */
final class AnswerTexts {
    private final CatalogueEntry exercise;
    private final SlipFile slips;

    AnswerTexts(CatalogueEntry exercise) {
        this.exercise = exercise;
        String name = exercise.type().getSimpleName();
        Path folder = Path.of(System.getProperty("course.root"))
                .resolve("solutions/main/java/sphericalknight/solutions/" + Names.folder(exercise.type()));
        try {
            slips = SlipFile.read(folder.resolve(name + ".slips"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The learner's file with the reference in it. */
    String file() {
        return slips.handedIn(Names.folder(exercise.type()), exercise.answerName());
    }

    /** The same without its package line. */
    String cell() {
        return file().replaceFirst("package .*\\s+", "");
    }

    /** The known wrong answers, without the one that calls the library. */
    List<Slip> wrong() {
        return slips.slips().stream()
                .filter(slip -> !slip.name().equals("CALLS_THE_LIBRARY"))
                .toList();
    }

    /** The learner's file with a known wrong answer in it. */
    String file(Slip wrong) {
        return slips.handedIn(wrong, Names.folder(exercise.type()), exercise.answerName());
    }
}
