package sphericalknight.exercise;

import java.util.Map;
import sphericalknight.exercise.answer.AnswerClasses;
import sphericalknight.exercise.answer.AnswerCompiler;
import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercises.sample.Sample;

/** Answers to the sample exercise, written in the tests. */
public final class Samples {
    /** The sample exercise. */
    public static final CatalogueEntry EXERCISE = new CatalogueEntry(Sample.class);

    private static final String COUNT = "int n = 0; while (set != 0) { n++; set &= set - 1; } return n;";
    private static final String NORTH = "return set << 8;";

    private Samples() {}

    /** A right answer, save for what stands in the body of {@code count}. */
    public static AnswerSource count(String body) {
        return answer(body, NORTH, "");
    }

    /** A right answer, save for what stands in the body of {@code north}. */
    public static AnswerSource north(String body) {
        return answer(COUNT, body, "");
    }

    /** A right answer. */
    public static AnswerSource right() {
        return answer(COUNT, NORTH, "");
    }

    /** An answer with these bodies and other members. */
    public static AnswerSource answer(String count, String north, String members) {
        return new AnswerSource("MySample", "sample", """
                package sample;
                import java.util.*;
                import sphericalknight.exercise.NotStartedYet;
                import sphericalknight.exercises.sample.Sample;
                class MySample implements Sample {
                    public int count(long set) { %s }
                    public long north(long set) { %s }
                    %s
                }
                """.formatted(count, north, members));
    }

    /** The class files of {@code source}, which must compile. */
    public static AnswerClasses compiled(AnswerSource source) {
        AnswerCompiler.Outcome outcome = AnswerCompiler.compile(Sample.class, source);
        if (!outcome.errors().isEmpty()) {
            throw new AssertionError(outcome.message());
        }
        Map<String, byte[]> classes = outcome.classes();
        return new AnswerClasses(source.className(), classes);
    }
}
