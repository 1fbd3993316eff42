package sphericalknight.solutions;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sphericalknight.common.CoursePaths;
import sphericalknight.common.java.CellSource;
import sphericalknight.exercise.answer.AnswerCompiler;
import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.exercise.answer.CompileError;
import sphericalknight.notebook.Check;

/** Cells of the first lessons, run as a page runs them, have the outputs that the lessons store. */
@DisplayName("Cells in the page")
class PageCellsTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    @TempDir
    Path folder;

    /** A lesson's page: what it has run, and the machine behind it. */
    private final class Page {
        private final Object session;
        private final List<String> imports = new ArrayList<>();
        private String last = "";
        private int runs;

        Page() throws ReflectiveOperationException {
            PageCheckTest.PAGE
                    .loadClass("sphericalknight.browser.PageCheck")
                    .getMethod("start")
                    .invoke(null);
            session = PageCheckTest.PAGE
                    .loadClass("sphericalknight.browser.cell.CellSession")
                    .getConstructor()
                    .newInstance();
        }

        /** What a cell shows, a line for the kind of each output before its text. */
        String run(String cell) throws Exception {
            String name = "Run" + ++runs;
            CellSource source = new CellSource(cell, name, last, imports, true);
            AnswerCompiler.Outcome outcome = compiled(name, source);
            if (!outcome.errors().isEmpty() && source.endsWithExpression()) {
                CellSource other = new CellSource(cell, name, last, imports, false);
                AnswerCompiler.Outcome again = compiled(name, other);
                outcome = again.errors().isEmpty() ? again : outcome;
            }
            if (!outcome.errors().isEmpty()) {
                CompileError error = outcome.errors().get(0);
                CellSource.Place place = source.inCell(error.line(), error.column());
                return "error\nLine " + place.line() + ", column " + place.column() + ": "
                        + CellSource.sentence(error.sentence()) + "\n";
            }
            for (Map.Entry<String, byte[]> each : outcome.classes().entrySet()) {
                Path file = folder.resolve(each.getKey().replace('.', '/') + ".class");
                Files.createDirectories(file.getParent());
                Files.write(file, each.getValue());
            }
            JsonNode result = JSON.readTree((String) session.getClass()
                    .getMethod("run", String.class, Map.class)
                    .invoke(session, CellSource.PACKAGE + "." + name, outcome.classes()));
            if (result.get("good").asBoolean()) {
                last = name;
                imports.addAll(source.imports());
            }
            StringBuilder text = new StringBuilder();
            result.get("outputs")
                    .forEach(output -> text.append(output.get("kind").asText())
                            .append('\n')
                            .append(output.get("text").asText().stripTrailing())
                            .append('\n'));
            return text.toString();
        }

        private AnswerCompiler.Outcome compiled(String name, CellSource source) {
            JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
            String places = Stream.concat(
                            Stream.of(folder.toString()),
                            Stream.concat(PageCheckTest.places().stream(), Stream.of(notebook()))
                                    .map(place -> Path.of(place.getPath()).toString()))
                    .collect(Collectors.joining(File.pathSeparator));
            return AnswerCompiler.compile(
                    compiler,
                    compiler.getStandardFileManager(null, null, null),
                    List.of("--release", "17", "-sourcepath", "", "-classpath", places),
                    new AnswerSource(name, CellSource.PACKAGE, source.text()));
        }
    }

    /** Where the classes are that cells know; the page runs its own in their place. */
    private static URL notebook() {
        return Check.class.getProtectionDomain().getCodeSource().getLocation();
    }

    private static String stored(JsonNode cell) {
        StringBuilder text = new StringBuilder();
        for (JsonNode output : cell.get("outputs")) {
            JsonNode html = output.path("data").path("text/html");
            String kind = switch (output.get("output_type").asText()) {
                case "stream" -> "printed";
                case "error" -> "error";
                default -> html.isMissingNode() ? "value" : "picture";
            };
            JsonNode content = switch (kind) {
                case "printed" -> output.get("text");
                case "error" -> output.get("traceback").get(0);
                case "value" -> output.path("data").path("text/plain");
                default -> html;
            };
            text.append(kind)
                    .append('\n')
                    .append(joined(content).stripTrailing())
                    .append('\n');
        }
        return text.toString();
    }

    private static String joined(JsonNode lines) {
        StringBuilder text = new StringBuilder();
        lines.forEach(line -> text.append(line.asText()));
        return lines.isTextual() ? lines.asText() : text.toString();
    }

    @Tag("exhaustive")
    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"00-start", "01-bitboards", "02-knight", "03-king"})
    @DisplayName("have the stored outputs")
    void storedOutputs(String lesson) throws Exception {
        Path file = CoursePaths.find().root().resolve("notebooks/" + lesson + ".ipynb");
        Page page = new Page();
        Map<String, String> expected = new LinkedHashMap<>();
        Map<String, String> shown = new LinkedHashMap<>();
        for (JsonNode cell : JSON.readTree(file.toFile()).get("cells")) {
            String tags = cell.path("metadata").path("tags").toString();
            if (cell.get("cell_type").asText().equals("code")
                    && !tags.contains("exercise")
                    && !tags.contains("timing")) {
                expected.put(cell.get("id").asText(), stored(cell));
                shown.put(cell.get("id").asText(), page.run(joined(cell.get("source"))));
            }
        }
        assertThat(shown).containsExactlyEntriesOf(expected);
    }

    @Test
    @DisplayName("remember, redefine, and fail as those of a notebook do")
    void memory() throws Exception {
        Page page = new Page();
        assertThat(page.run("int visitors = 0;")).isEmpty();
        assertThat(page.run("visitors = visitors + 1;\n\"visitors: \" + visitors"))
                .isEqualTo("value\nvisitors: 1\n");
        assertThat(page.run("visitors = visitors + 1;\n\"visitors: \" + visitors"))
                .isEqualTo("value\nvisitors: 2\n");
        assertThat(page.run("record Pair(int one, int other) { int sum() { return one + other; } }\nnew Pair(3, 4)"))
                .isEqualTo("value\nPair[one=3, other=4]\n");
        assertThat(page.run("int twice(int n) { return 2 * n; }\nnew Pair(twice(visitors), 1).sum()"))
                .isEqualTo("value\n5\n");
        assertThat(page.run("String twice(String s) { return s + s; }\ntwice(\"ab\") + twice(4)"))
                .isEqualTo("value\nabab8\n");
        assertThat(page.run("String visitors = \"nobody\";")).isEmpty();
        assertThat(page.run("if (visitors.isEmpty()) {\n  visitors = \"a\";\n} else\n  visitors += \"!\";\nvisitors"))
                .isEqualTo("value\nnobody!\n");
        assertThat(page.run("for (int i = 0; i < 2; i++) System.out.println(i);"))
                .isEqualTo("printed\n0\n1\n");
        assertThat(page.run("int[] numbers = {1, 2, 3};\nimport java.util.*;\nList<Integer> list = new ArrayList<>();"
                        + "\nfor (int each : numbers) { list.add(each * each); }\nlist // done"))
                .isEqualTo("value\n[1, 4, 9]\n");
        assertThat(page.run("int x = 1;\nint y = 1 / (x - 1);"))
                .isEqualTo("error\njava.lang.ArithmeticException: / by zero\n");
        assertThat(page.run("visitors + x")).startsWith("error\nLine 1, column 12: There is no variable x here");
        assertThat(page.run("int a = 1;  int b = 2;\n  int c = a + d; c"))
                .startsWith("error\nLine 2, column 15: There is no variable d here");
        assertThat(page.run("import java.util.function.*;\nIntUnaryOperator next = n -> n + 1;\nnext.applyAsInt(41)"))
                .isEqualTo("value\n42\n");
    }
}
