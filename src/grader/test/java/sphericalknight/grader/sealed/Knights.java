package sphericalknight.grader.sealed;

import java.util.Map;
import sphericalknight.exercise.answer.AnswerClasses;
import sphericalknight.exercise.answer.AnswerCompiler;
import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;

/** Answers to exercise 2.1 for tests. */
final class Knights {
    static final CatalogueEntry EXERCISE = Catalogue.find().byId("2.1").orElseThrow();

    /** One knight move after the other, each between squares that are on the board: slow and right. */
    static final String RIGHT = """
            long set = 0;
            for (int from = 0; from < 64; from++) {
                for (int to = 0; to < 64; to++) {
                    int files = Math.abs(from % 8 - to % 8);
                    int ranks = Math.abs(from / 8 - to / 8);
                    if ((knights >>> from & 1) != 0 && files * ranks == 2) {
                        set |= 1L << to;
                    }
                }
            }
            return set;
            """;

    private Knights() {}

    /** The class MyKnight with this body of its method. */
    static AnswerSource source(String body) {
        return file("class MyKnight implements Knight { public long attacks(long knights) {\n" + body + "\n} }");
    }

    /** A file of this class. */
    static AnswerSource file(String type) {
        return new AnswerSource(
                "MyKnight", "knight", "package knight; import sphericalknight.exercises.knight.Knight;\n" + type);
    }

    static AnswerClasses classes(AnswerSource source) {
        AnswerCompiler.Outcome outcome = AnswerCompiler.compile(EXERCISE.type(), source);
        if (!outcome.errors().isEmpty()) {
            throw new AssertionError(outcome.message());
        }
        return new AnswerClasses(source.className(), Map.copyOf(outcome.classes()));
    }
}
