package sphericalknight.browser.wasm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sphericalknight.browser.StoredOutputs;
import sphericalknight.browser.wasm.build.Build;
import sphericalknight.common.CoursePaths;
import sphericalknight.common.Lessons;
import sphericalknight.exercise.answer.AnswerCompiler;
import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.exercise.answer.CompileError;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.check.CheckJson;
import sphericalknight.exercise.check.Checker;
import sphericalknight.exercise.known.KnownWrong;
import sphericalknight.exercise.known.KnownWrongFile;
import sphericalknight.exercise.platform.Names;
import sphericalknight.lesson.Cell;
import sphericalknight.lesson.Notebook;
import sphericalknight.web.live.Live;

@Tag("exhaustive")
@DisplayName("Compiler, checks and library in headless Chromium and Firefox")
class BrowserTest {
    private static final String SCRIPT = "machine-check.mjs";
    private static final String FIREFOX = "firefox.mjs";
    private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    private static final List<String> QUESTIONS = List.of(
            "word -9223372036854775807",
            "knight -9223372036854775807",
            "king 268435456",
            "pawns 65280",
            "rook 27, 134217728",
            "bishop 27, 1161928703861587968",
            "magic 0, 257",
            "search 0, 20261120",
            "popcount -1",
            "lowest 40",
            "0x88 63",
            "zobrist 66",
            "perft " + START + ", 3",
            "after " + START + ", e2e4");

    /** One known wrong answer in ten is compiled and checked; {@code -Dcourse.browser.every=1} takes them all. */
    private static final int EVERY = Integer.getInteger("course.browser.every", 10);

    /**
     * Chromium runs everything from a server. From disk it runs the same machine, and Firefox takes three to four times as long: there a
     * sample shows that the same files work, one exercise of each lesson, one lesson's cells and one in ten of these wrong answers.
     * {@code -Dcourse.browser.whole=true} runs everything everywhere, which takes an hour.
     */
    private static final int EVERY_IN_SAMPLE = 10 * EVERY;

    private static final boolean WHOLE = Boolean.getBoolean("course.browser.whole");

    private final Path root = Path.of(System.getProperty("course.root"));

    @Test
    @DisplayName("say what they say on the JVM, from a server and from disk, and ask no other host")
    void sameAsOnTheJvm(@TempDir Path folder) throws Exception {
        for (String program : List.of("node", "npm", "chromium")) {
            boolean found = find(program).isPresent();
            if (!found) {
                System.out.println("SKIPPED: the browser test needs " + program + ", which is not on the PATH.");
            }
            assumeTrue(found, program + " is not on the PATH");
        }
        build();
        Path machine = Files.createDirectories(folder.resolve("machine"));
        try (Stream<Path> files = Files.list(root.resolve("src/browser/target/machine"))) {
            for (Path file : files.toList()) {
                Files.copy(file, machine.resolve(file.getFileName()));
            }
        }
        new ObjectMapper().writeValue(folder.resolve("cases.json").toFile(), cases());
        for (String script : List.of(SCRIPT, FIREFOX)) {
            try (var bytes = BrowserTest.class.getResourceAsStream(script)) {
                Files.write(folder.resolve(script), bytes.readAllBytes());
            }
        }
        run(folder, "npm", "install", "--no-audit", "--no-fund", "playwright-core@1.65.1");
        for (String browser : List.of("chromium", "firefox-esr")) {
            Optional<Path> found = find(browser);
            if (found.isEmpty()) {
                System.out.println("SKIPPED: there is no " + browser + " on the PATH.");
                continue;
            }
            String path = found.get().toString();
            assertThat(run(folder, "node", "--experimental-websocket", SCRIPT, folder.toString(), path))
                    .contains("no faults");
        }
    }

    private void build() throws Exception {
        run(
                root,
                Path.of(System.getProperty("java.home"), "bin/java").toString(),
                "-Xmx4g",
                "-Dcourse.root=" + root,
                "-cp",
                System.getProperty("java.class.path"),
                Build.class.getName());
    }

    private static List<Map<String, Object>> cases() throws IOException {
        List<Map<String, Object>> cases = new ArrayList<>();
        Set<String> lessons = new HashSet<>();
        int wrongs = 0;
        for (CatalogueEntry exercise : Catalogue.find().entries()) {
            KnownWrongFile known = KnownWrongFile.of(exercise);
            boolean first = lessons.add(exercise.exercise().lesson());
            cases.add(inSample(first, checked("stub", exercise, exercise.stub().orElseThrow())));
            cases.add(inSample(
                    first, checked("reference", exercise, known.reference().text())));
            for (KnownWrong wrong : known.all()) {
                if (wrongs % EVERY == 0) {
                    boolean too = wrongs % EVERY_IN_SAMPLE == 0;
                    cases.add(inSample(
                            too,
                            checked(
                                    "wrong " + wrong.name(),
                                    exercise,
                                    known.source(wrong).text())));
                }
                wrongs++;
            }
        }
        for (String question : QUESTIONS) {
            String[] words = question.split(" ", 2);
            String[] args = words[1].split(", ");
            cases.add(Map.of(
                    "what",
                    "library " + words[0],
                    "call",
                    words[0],
                    "args",
                    args,
                    "value",
                    Live.answer(words[0], args)));
        }
        for (Path lesson : Lessons.of(CoursePaths.find()).all()) {
            cases.addAll(cells(Notebook.read(lesson)));
        }
        CatalogueEntry knight = Catalogue.find().byId("2.1").orElseThrow();
        String stub = knight.stub().orElseThrow();
        String throwing = stub.lines()
                .filter(line -> line.contains("throw new"))
                .findFirst()
                .orElseThrow();
        for (String body : List.of(
                "        return knights << 3",
                "\t\tint few = knights;\n\t\treturn few;",
                "        return kings;",
                "        return \"knights\";",
                "        for (;;) {",
                "        List<Long> all = null; return 0;",
                "        return 0x1_0000_0000;",
                "")) {
            cases.add(refused(knight, stub.replace(throwing, body)));
        }
        cases.add(refused(knight, stub.replace("MyKnight", "YourKnight")));
        cases.add(of("endless", knight, stub.replace(throwing, "        while (true) {}")));
        return cases;
    }

    /** The cells of a lesson, with their stored outputs. */
    private static List<Map<String, Object>> cells(Notebook lesson) {
        List<Cell> all = lesson.codeCells().stream()
                .filter(cell -> !cell.id().startsWith("check-"))
                .toList();
        List<Map<String, Object>> cells = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            Cell cell = all.get(i);
            Map<String, Object> fields = new LinkedHashMap<>();
            fields.put("what", "cell " + lesson.name() + " " + cell.id());
            fields.put("cell", cell.source());
            fields.put("place", i);
            fields.put(
                    "later",
                    all.subList(i + 1, all.size()).stream().map(Cell::source).collect(Collectors.joining("\n")));
            fields.put("compared", StoredOutputs.isCompared(cell));
            fields.put("outputs", StoredOutputs.of(cell));
            cells.add(inSample(lesson.name().startsWith("02"), fields));
        }
        return cells;
    }

    private static Map<String, Object> of(String what, CatalogueEntry exercise, String source) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("what", what + " " + exercise.id());
        fields.put("exercise", exercise.id());
        fields.put("file", exercise.answerName() + ".java");
        fields.put("source", source);
        return fields;
    }

    private static AnswerSource source(CatalogueEntry exercise, String text) {
        return new AnswerSource(exercise.answerName(), Names.folder(exercise.type()), text);
    }

    private static Map<String, Object> refused(CatalogueEntry exercise, String text) {
        Map<String, Object> fields = of("error", exercise, text);
        List<Map<String, Object>> errors = new ArrayList<>();
        for (CompileError error :
                AnswerCompiler.compile(exercise.type(), source(exercise, text)).errors()) {
            Map<String, Object> each = new LinkedHashMap<>();
            each.put("file", exercise.answerName() + ".java");
            each.put("line", error.line());
            each.put("column", error.column());
            each.put("endColumn", error.endColumn());
            each.put("message", error.sentence());
            errors.add(each);
        }
        assertThat(errors).as(text).isNotEmpty();
        fields.put("errors", errors);
        return fields;
    }

    private static Map<String, Object> inSample(boolean too, Map<String, Object> fields) {
        fields.put("sample", too || WHOLE);
        return fields;
    }

    private static Map<String, Object> checked(String what, CatalogueEntry exercise, String text) {
        Map<String, Object> fields = of(what, exercise, text);
        fields.put("expected", CheckJson.fields(Checker.checkSource(exercise, source(exercise, text))));
        return fields;
    }

    private static Optional<Path> find(String program) {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .map(folder -> Path.of(folder, program))
                .filter(Files::isExecutable)
                .findFirst();
    }

    /** What a program printed; it must end well. */
    private static String run(Path folder, String... words) throws IOException, InterruptedException {
        Path log = Files.createTempFile("log", ".txt");
        int exitCode = new ProcessBuilder(words)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start()
                .waitFor();
        String text = Files.readString(log);
        Files.delete(log);
        System.out.println(text);
        assertThat(exitCode).as(text).isZero();
        return text;
    }
}
