package sphericalknight.grader.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sphericalknight.exercise.answer.AnswerClasses;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.grader.model.ClassVerdict;
import sphericalknight.grader.model.ExerciseVerdict;
import sphericalknight.grader.model.Points;
import sphericalknight.grader.model.StudentVerdict;
import sphericalknight.grader.model.StudentVerdict.Delivery;
import sphericalknight.grader.report.ReportFormat;

@DisplayName("Hidden inputs teach nothing")
class HiddenInputsTest {
    /** Is right for the visible inputs, which it draws itself before it is asked, and for boards with one or two knights. */
    private static final String KNOWS_THE_VISIBLE = """
            class MyKnight implements Knight {
                static final java.util.Set<Long> VISIBLE = new java.util.HashSet<>();
                static long seed = 20261120;

                static {
                    for (int i = 0; i < 500; i++) {
                        VISIBLE.add(next() & next() & next());
                    }
                }

                /** The next number of a SplittableRandom. */
                static long next() {
                    seed += 0x9e3779b97f4a7c15L;
                    long z = (seed ^ seed >>> 30) * 0xbf58476d1ce4e5b9L;
                    z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
                    return z ^ z >>> 31;
                }

                public long attacks(long knights) {
                    if (Long.bitCount(knights) > 2 && knights != -1L && !VISIBLE.contains(knights)) {
                        FAILS
                    }
                    RIGHT
                }
            }
            """;

    private static final AnswerClasses CODE =
            new AnswerClasses("A", Map.of("A", new byte[] {1, 2}, "A$B", new byte[] {3}));
    private static final CatalogueEntry OTHER = Catalogue.find().byId("3.1").orElseThrow();

    @TempDir
    Path folder;

    private static long seed(String secret, CatalogueEntry exercise, String test, AnswerClasses code) {
        return new HiddenInputs(secret).of(exercise, code).applyAsLong(test);
    }

    @Test
    @DisplayName(
            "they are the same for equal code, and others for another secret, exercise, test, name, or byte of code")
    void seeds() {
        AnswerClasses equal =
                new AnswerClasses("A", new TreeMap<>(Map.of("A$B", new byte[] {3}, "A", new byte[] {1, 2})));
        long first = seed("secret", Knights.EXERCISE, "test", CODE);
        assertThat(seed("secret", Knights.EXERCISE, "test", equal)).isEqualTo(first);
        AnswerClasses otherByte = new AnswerClasses("A", Map.of("A", new byte[] {1, 2}, "A$B", new byte[] {4}));
        AnswerClasses otherCut = new AnswerClasses("A", Map.of("A", new byte[] {1}, "A$B", new byte[] {2, 3}));
        AnswerClasses otherMain = new AnswerClasses("A$B", CODE.files());
        assertThat(List.of(
                        first,
                        seed("Secret", Knights.EXERCISE, "test", CODE),
                        seed("secret", OTHER, "test", CODE),
                        seed("secret", Knights.EXERCISE, "tests", CODE),
                        seed("secret", Knights.EXERCISE, "test", otherByte),
                        seed("secret", Knights.EXERCISE, "test", otherCut),
                        seed("secret", Knights.EXERCISE, "test", otherMain)))
                .doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "throw new IllegalStateException(\"\" + knights);",
                "throw new sphericalknight.exercise.NotStartedYet(\"\" + knights);",
                "throw new AssertionError(knights);",
                "while (true) { knights++; }",
                "return attacks(knights);",
                "return new long[1 << 28].length;"
            })
    @DisplayName("how a test with hidden inputs fails makes no difference to any byte of any report")
    void sameReports(String way) throws IOException {
        assertThat(reports(way)).isEqualTo(reports("return 0;")).hasSizeGreaterThan(6);
    }

    private Map<String, String> reports(String way) throws IOException {
        ExerciseVerdict verdict = new Judge("secret")
                .grade(
                        Knights.EXERCISE,
                        Knights.file(KNOWS_THE_VISIBLE.replace("FAILS", way).replace("RIGHT", Knights.RIGHT)));
        assertThat(verdict.score()).as(way).isEqualTo(8);
        Map<String, String> reports = reports(verdict, folder.resolve("" + way.hashCode()));
        reports.put("verdict", verdict.toString());
        return reports;
    }

    private static Map<String, String> reports(ExerciseVerdict verdict, Path out) throws IOException {
        StudentVerdict student =
                new StudentVerdict("ada", "", List.of(), Points.NONE, List.of(verdict), Delivery.UNKNOWN, List.of());
        ReportFormat.write(new ClassVerdict(List.of(student), List.of()), out, ReportFormat.of(List.of()));
        Map<String, String> reports = new TreeMap<>();
        try (Stream<Path> files = Files.walk(out)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                reports.put(out.relativize(file).toString(), Files.readString(file));
            }
        }
        return reports;
    }
}
