package sphericalknight.grader.judge;

import java.util.Map;
import sphericalknight.exercise.answer.AnswerClasses;
import sphericalknight.exercise.answer.AnswerCompiler;
import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;

/** Answers to exercise 2.1 for tests. */
final class Knights {
    static final CatalogueEntry EXERCISE = Catalogue.find().byId("2.1").orElseThrow();

    /** All knights at once: right, and with few steps. */
    static final String RIGHT = """
            long one = (knights << 1 & 0xFEFEFEFEFEFEFEFEL) | (knights >>> 1 & 0x7F7F7F7F7F7F7F7FL);
            long two = (knights << 2 & 0xFCFCFCFCFCFCFCFCL) | (knights >>> 2 & 0x3F3F3F3F3F3F3F3FL);
            long set = one << 16 | one >>> 16 | two << 8 | two >>> 8;
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
