package sphericalknight.solutions;

import static java.util.stream.Collectors.toMap;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.check.CheckResult;
import sphericalknight.exercise.check.Checker;
import sphericalknight.exercise.check.Status;
import sphericalknight.exercise.platform.Names;
import sphericalknight.grader.judge.Judge;
import sphericalknight.grader.model.Reason;
import sphericalknight.grader.model.TestVerdict;

@DisplayName("A right result by another way than the lesson's")
class TechniqueTest {
    private static CatalogueEntry exercise(String id) {
        return Catalogue.find().byId(id).orElseThrow();
    }

    private static AnswerSource source(CatalogueEntry exercise, String body) {
        String folder = Names.folder(exercise.type());
        return new AnswerSource(exercise.answerName(), folder, """
                package %s;
                import sphericalknight.exercises.%s.*;
                class %s implements %s { %s }
                """.formatted(
                        folder, folder, exercise.answerName(), exercise.type().getSimpleName(), body));
    }

    private static CheckResult check(String id, String body) {
        return Checker.checkSource(exercise(id), source(exercise(id), body));
    }

    /** The grader's verdicts on visible tests, by their methods. */
    private static Map<String, TestVerdict> graded(String id, String body) {
        return new Judge("a secret")
                .grade(exercise(id), source(exercise(id), body)).tests().stream()
                        .filter(test -> !test.hidden())
                        .collect(toMap(TestVerdict::method, test -> test));
    }

    @ParameterizedTest(name = "{0} {1}")
    @DisplayName("fails one test, in the reader's words")
    @CsvSource(delimiter = '@', quoteCharacter = '`', textBlock = """
            2.1 @ nothingAndEverything @ A shift moves all knights at once @ public long attacks(long s) { long a = 0; for (int f = 0; f < 64; f++) if ((s >>> f & 1) != 0) for (int t = 0; t < 64; t++) { int x = Math.abs(f % 8 - t % 8), y = Math.abs(f / 8 - t / 8); if (x * y == 2) a |= 1L << t; } return a; }
            4.3 @ fewSquares @ {a1} needs one round @ public int count(long s) { int n = 0; for (int i = 0; i < 64; i++) n += (int) (s >>> i & 1); return n; } public boolean atLeast(long s, int k) { for (; k > 0; k--) { if (s == 0) return false; s &= s - 1; } return true; }
            4.3 @ ends @ Two squares of the whole board @ public int count(long s) { int n = 0; for (; s != 0; s &= s - 1) n++; return n; } public boolean atLeast(long s, int k) { return count(s) >= k; }
            5.2 @ upperHalf @ Make the table once @ public int lowest(long s) { int n = 0; while (n < 64 && (s >>> n & 1) == 0) n++; return n; }
            5.3 @ signBit @ Six questions are enough @ public int highest(long s) { int n = -1; while (s != 0) { s >>>= 1; n++; } return n; }
            5.3 @ signBit @ Six questions are enough @ public int highest(long s) { int n = 63; while (n >= 0 && (s >>> n & 1) == 0) n--; return n; }
            """)
    void tooManySteps(String id, String test, String words, String body) {
        CheckResult result = check(id, body);
        assertThat(result.tests())
                .filteredOn(each -> each.status() == Status.FAILED)
                .satisfiesExactly(failed -> {
                    assertThat(failed.method()).isEqualTo(test);
                    assertThat(failed.message())
                            .startsWith("The result is right, but your code takes ")
                            .containsIgnoringCase(words);
                });
        assertThat(result.diagnosis()).isEmpty();
        assertThat(graded(id, body).values())
                .as("the grader")
                .filteredOn(each -> !each.passed())
                .satisfiesExactly(failed -> {
                    assertThat(failed.method()).isEqualTo(test);
                    assertThat(failed.reason()).isEqualTo(Reason.CPU_LIMIT);
                    assertThat(failed.message()).containsIgnoringCase(words);
                });
    }

    @ParameterizedTest(name = "{0} {1}")
    @DisplayName("passes where the way is the lesson's, written with helpers, a late table or other loops")
    @CsvSource(delimiter = '@', quoteCharacter = '`', textBlock = """
            2.1 @ public long attacks(long s) { long a = 0; int[] d = {17, 15, 10, 6, -17, -15, -10, -6}; int[] f = {1, -1, 2, -2, -1, 1, -2, 2}; for (int i = 0; i < 8; i++) a |= shift(s, d[i]) & mask(f[i]); return a; } long shift(long s, int d) { return d > 0 ? s << d : s >>> -d; } long mask(int f) { long a = 0x0101010101010101L, h = a << 7; return ~(f > 1 ? a | a << 1 : f > 0 ? a : f < -1 ? h | h >>> 1 : h); }
            4.3 @ long rest(long s) { return s ^ one(s); } long one(long s) { return s & -s; } public int count(long s) { return s == 0 ? 0 : 1 + count(rest(s)); } public boolean atLeast(long s, int k) { return k == 0 || s != 0 && atLeast(rest(s), k - 1); }
            5.2 @ int[] t; public int lowest(long s) { if (t == null) { t = new int[67]; t[0] = 64; for (int i = 0; i < 64; i++) t[(int) Long.remainderUnsigned(1L << i, 67)] = i; } return t[(int) Long.remainderUnsigned(s & -s, 67)]; }
            5.3 @ public int highest(long s) { return s == 0 ? -1 : in(s, 32); } int in(long s, int h) { if (h == 0) return 0; return (s >>> h) != 0 ? h + in(s >>> h, h / 2) : in(s, h / 2); }
            """)
    void asInTheLesson(String id, String body) {
        CheckResult result = check(id, body);
        assertThat(result.status()).as(result.message() + result.tests()).isEqualTo(Status.PASSED);
        assertThat(graded(id, body).values()).as("the grader").allMatch(TestVerdict::passed);
    }

    @ParameterizedTest(name = "{0} {1}")
    @DisplayName("is refused where something else of Java does the work")
    @CsvSource(delimiter = '@', quoteCharacter = '`', textBlock = """
            4.1 @ Long.toBinaryString @ public int count(long s) { return Long.toBinaryString(s).replace("0", "").length(); }
            4.3 @ BigInteger.valueOf @ public int count(long s) { int n = 0; for (var b = java.math.BigInteger.valueOf(s); b.signum() != 0; n++) b = b.clearBit(b.getLowestSetBit()); return n; } public boolean atLeast(long s, int k) { return false; }
            5.1 @ Long.numberOfTrailingZeros @ public long isolate(long s) { return s == 0 ? 0 : 1L << Long.numberOfTrailingZeros(s); } public long clear(long s) { return s & (s - 1); }
            5.2 @ HashMap @ java.util.Map<Long, Integer> old = new java.util.HashMap<>(); public int lowest(long s) { return old.computeIfAbsent(s, any -> { int n = 0; while (n < 64 && (any >>> n & 1) == 0) n++; return n; }); }
            4.1 @ Long.bitCount @ public int count(long s) { return Long.bitCount(s); }
            """)
    void otherCounters(String id, String name, String body) {
        CheckResult result = check(id, body);
        assertThat(result.tests())
                .isNotEmpty()
                .allMatch(
                        test -> test.status() == Status.FAILED && test.message().contains("uses " + name));
        assertThat(new Judge("a secret")
                        .grade(exercise(id), source(exercise(id), body))
                        .reason())
                .isEqualTo(Reason.FORBIDDEN_CALL);
    }

    @ParameterizedTest
    @DisplayName(
            "is not refused for what every answer may use: records, texts joined with +, exceptions, printing, lambdas")
    @ValueSource(
            strings = {
                "record Half(long set) {} public int count(long s) { int n = 0; for (Half h = new Half(s); h.set() != 0; h = new Half(h.set() >>> 1)) n += (int) (h.set() & 1); return n; }",
                "enum Step { ODD, EVEN } public int count(long s) { int n = 0; for (; s != 0; s >>>= 1) n += switch ((s & 1) == 1 ? Step.ODD : Step.EVEN) { case ODD -> 1; case EVEN -> 0; }; return n; }",
                "public int count(long s) { if (s == 0) { System.out.println(\"none of \" + s); return 0; } return (int) (s & 1) + count(s >>> 1); }",
                "java.util.function.LongUnaryOperator next = s -> s >>> 1; public int count(long s) { int n = 0; for (; s != 0; s = next.applyAsLong(s)) n += Math.floorMod(s, 2); if (n > 64) throw new IllegalStateException(\"\" + n); return n; }",
                "Integer n; public int count(long s) { n = 0; for (Long rest = s; rest != 0; rest &= rest - 1) n++; return n; }"
            })
    void needed(String body) {
        CheckResult result = check("4.1", body);
        assertThat(result.status()).as(result.message() + result.tests()).isEqualTo(Status.PASSED);
    }

    @ParameterizedTest(name = "{0}")
    @DisplayName("that the library knows: the sentence names what the exercise allows, and nothing that it forbids")
    @CsvSource(delimiter = '@', textBlock = """
            5.1 @ public long isolate(long s) { return s & -s; } public long clear(long s) { return sphericalknight.bits.LowestBit.index(s); } @ Allowed here: Java's operators, Squares.
            4.1 @ public int count(long s) { return sphericalknight.bits.LowestBit.index(s); } @ Allowed here: Java's operators, arithmetic that counts no bits, Squares.
            5.3 @ public int highest(long s) { return sphericalknight.bits.LowestBit.index(s); } @ Allowed here: Java's operators, Long.compareUnsigned, Squares.
            """)
    void allowed(String id, String body, String allowed) {
        assertThat(check(id, body).message()).endsWith(allowed);
    }
}
