package sphericalknight.solutions;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.lang.reflect.Method;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import sphericalknight.bits.Squares;
import sphericalknight.common.CoursePaths;
import sphericalknight.exercise.Exercise;
import sphericalknight.exercise.answer.AnswerClasses;
import sphericalknight.exercise.answer.AnswerCompiler;
import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.check.CheckResult;
import sphericalknight.exercise.check.Checker;
import sphericalknight.exercise.check.TestResult;
import sphericalknight.exercise.contract.Diagnosis;
import sphericalknight.exercise.known.KnownWrong;
import sphericalknight.exercise.platform.Names;
import sphericalknight.machine.Machine;

/**
 * What checks an answer in a web page says the same as {@code ./course check}: verdicts, messages, diagnosis. It runs here on the JVM, in a class
 * loader that sees what the page has and nothing else: no AssertJ, no solutions.
 */
@DisplayName("The check in the page")
class PageCheckTest {
    /** Sees what the page has. */
    static final ClassLoader PAGE =
            new URLClassLoader(places().toArray(new URL[0]), ClassLoader.getPlatformClassLoader());

    private static final Method CHECK = check();
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Path STUDENTS = Path.of("test/resources/fresh-answers");

    /** The page's class path: first the classes with the page's assertions, then the same classes with AssertJ's. */
    static List<URL> places() {
        List<URL> places = new ArrayList<>();
        for (String folder : List.of("renamed", "classes")) {
            try {
                places.add(CoursePaths.find()
                        .root()
                        .resolve("src/browser/target")
                        .resolve(folder)
                        .toUri()
                        .toURL());
            } catch (MalformedURLException e) {
                throw new AssertionError(e);
            }
        }
        // The second JUnit class is opentest4j's.
        for (Class<?> each : List.of(
                Exercise.class,
                Catalogue.find().entries().get(0).type(),
                Machine.class,
                Squares.class,
                Test.class,
                org.opentest4j.AssertionFailedError.class,
                org.junit.platform.commons.annotation.Testable.class,
                org.objectweb.asm.ClassReader.class,
                org.objectweb.asm.tree.ClassNode.class)) {
            places.add(each.getProtectionDomain().getCodeSource().getLocation());
        }
        return places;
    }

    private static Method check() {
        try {
            Class<?> page = PAGE.loadClass("sphericalknight.browser.PageCheck");
            page.getMethod("start").invoke(null);
            return page.getMethod("check", String.class, String.class, Map.class, Consumer.class);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError("src/browser is not built", e);
        }
    }

    private static JsonNode inThePage(CatalogueEntry exercise, AnswerClasses answer)
            throws ReflectiveOperationException, IOException {
        Consumer<String> ignored = test -> {};
        return JSON.readTree((String) CHECK.invoke(null, exercise.id(), answer.main(), answer.files(), ignored));
    }

    static Stream<CatalogueEntry> exercises() {
        return Catalogue.find().entries().stream();
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"2.1", "5.3", "8.4"})
    @DisplayName("agrees on a few exercises")
    void agreesOnAFew(String id) throws Exception {
        agrees(Catalogue.find().byId(id).orElseThrow());
    }

    @Test
    @DisplayName("shows what an answer prints, as the terminal does")
    void printed() throws Exception {
        CatalogueEntry exercise = Catalogue.find().byId("2.1").orElseThrow();
        String text = exercise.stub()
                .orElseThrow()
                .replaceFirst("throw new [^\n]*", "System.out.println(knights); return 0;");
        AnswerClasses answer = compiled(exercise, text);
        assertThat(inThePage(exercise, answer).get("printed").asText())
                .contains("\n")
                .isEqualTo(Checker.check(exercise, answer).printed());
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"2.1", "5.1", "8.1", "11.2"})
    @DisplayName("agrees on answers of students")
    void agreesOnStudents(String id) throws Exception {
        CatalogueEntry exercise = Catalogue.find().byId(id).orElseThrow();
        for (String text : Files.readString(STUDENTS.resolve(id + ".txt")).split("(?m)^=== .*\n")) {
            AnswerClasses answer = compiled(exercise, text);
            assertThat(text(inThePage(exercise, answer))).isEqualTo(text(Checker.check(exercise, answer)));
        }
    }

    @Tag("exhaustive")
    @ParameterizedTest(name = "{0}")
    @MethodSource("exercises")
    @DisplayName("agrees on all exercises")
    void agreesOnAll(CatalogueEntry exercise) throws Exception {
        agrees(exercise);
    }

    private static void agrees(CatalogueEntry exercise) throws Exception {
        Solution solution = Solution.of(exercise);
        assertThat(inThePage(exercise, solution.files()).get("status").asText())
                .as("the reference")
                .isEqualTo("passed");
        assertThat(inThePage(exercise, compiled(exercise, exercise.stub().orElseThrow()))
                        .get("status")
                        .asText())
                .as("the stub")
                .isEqualTo("not-started");
        for (KnownWrong wrong : solution.known().all()) {
            AnswerClasses answer = solution.files(wrong);
            assertThat(text(inThePage(exercise, answer)))
                    .as(wrong.name())
                    .isEqualTo(text(Checker.check(exercise, answer)));
        }
    }

    private static AnswerClasses compiled(CatalogueEntry exercise, String text) {
        AnswerSource source = new AnswerSource(exercise.answerName(), Names.folder(exercise.type()), text);
        return new AnswerClasses(
                source.className(),
                AnswerCompiler.compile(exercise.type(), source).classes());
    }

    private static String text(CheckResult result) {
        StringBuilder text =
                new StringBuilder(result.diagnosis().map(Diagnosis::line).orElse(""));
        for (TestResult test : result.tests()) {
            text.append("\n\n")
                    .append(test.name())
                    .append(": ")
                    .append(test.status().word())
                    .append('\n');
            text.append(test.message());
        }
        return comparable(text.toString());
    }

    private static String text(JsonNode result) {
        String name = result.get("diagnosis").asText();
        StringBuilder text = new StringBuilder(
                name.isEmpty() ? "" : name + ": " + result.get("sentence").asText());
        for (JsonNode test : result.get("tests")) {
            text.append("\n\n").append(test.get("name").asText()).append(": ");
            text.append(test.get("status").asText())
                    .append('\n')
                    .append(test.get("message").asText());
        }
        return comparable(text.toString());
    }

    /** Where a stack overflows, each does in another line. */
    private static String comparable(String text) {
        return text.replaceAll("(calls itself without end) in line \\d+", "$1");
    }
}
