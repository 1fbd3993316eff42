package sphericalknight.exercise;

import java.util.Map;
import sphericalknight.exercise.answer.AnswerClasses;
import sphericalknight.exercise.answer.AnswerCompiler;
import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.sample.Variety;
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

    /** The exercise with arguments and results of several types. */
    public static final CatalogueEntry VARIETY = new CatalogueEntry(Variety.class);

    private static final Map<String, String> BODIES = Map.ofEntries(
            Map.entry("boolean contains(long set, int square)", "return (set >>> square & 1) != 0;"),
            Map.entry(
                    "int[] squares(long set)",
                    "int[] all = new int[Long.bitCount(set)]; int n = 0;"
                            + " for (long s = set; s != 0; s &= s - 1) { all[n++] = Long.numberOfTrailingZeros(s); } return all;"),
            Map.entry("int sum(int[] numbers)", "int sum = 0; for (int n : numbers) { sum += n; } return sum;"),
            Map.entry("int rotated(int word)", "return word << 5 | word >>> 27;"),
            Map.entry("long unsigned(int word)", "return word & 0xFFFF_FFFFL;"),
            Map.entry("int weighted(int a, int b)", "return 3 * a + b;"),
            Map.entry("int price(int number, int side)", "return side == 0 ? 5 * number : number;"),
            Map.entry("long east(long set)", "return set << 1 & ~0x0101010101010101L;"),
            Map.entry("long together(long set, long more)", "return set << 8 | more;"),
            Map.entry("int distance(int from, int to)", "return Math.abs(from - to);"),
            Map.entry("long packed(long set)", "return ~set;"),
            Map.entry("long unpacked(long packed)", "return ~packed;"));

    /** A right answer to the exercise with several types, save for the body of {@code method}, and with other members. */
    public static AnswerSource variety(String method, String body, String members) {
        StringBuilder methods = new StringBuilder();
        BODIES.forEach((signature, right) -> methods.append("public ")
                .append(signature)
                .append(" { ")
                .append(signature.contains(" " + method + "(") ? body : right)
                .append(" }\n"));
        return new AnswerSource(
                "MyVariety",
                "sample",
                "package sample;\nimport sphericalknight.exercise.sample.Variety;\nclass MyVariety implements Variety {\n"
                        + methods + members + "}\n");
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
