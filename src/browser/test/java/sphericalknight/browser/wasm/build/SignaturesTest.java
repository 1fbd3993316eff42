package sphericalknight.browser.wasm.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import sphericalknight.bits.Squares;
import sphericalknight.browser.wasm.compiler.AnswersInMemory;
import sphericalknight.browser.wasm.compiler.Archive;
import sphericalknight.exercise.Exercise;
import sphericalknight.exercise.answer.AnswerCompiler;
import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.platform.Names;

@Tag("exhaustive")
@DisplayName("Answers compiled against the archives of classes")
class SignaturesTest {
    private static AnswersInMemory answers;

    @BeforeAll
    static void open() throws Exception {
        Archive java = Signatures.ofJava(nbJavac());
        Class<?> exercise = Catalogue.find().entries().get(0).type();
        Archive course = Signatures.ofCourse(List.of(place(Squares.class), place(Exercise.class), place(exercise)));
        answers = new AnswersInMemory(
                ToolProvider.getSystemJavaCompiler(), Archive.of(java.bytes()), Archive.of(course.bytes()));
    }

    /** The folder of the classes, even where Maven has already packed them into a jar beside it. */
    private static Path place(Class<?> type) throws URISyntaxException {
        Path place =
                Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
        return Files.isDirectory(place) ? place : place.resolveSibling("classes");
    }

    private static Path nbJavac() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(jar -> jar.matches(".*nb-javac-[^/\\\\]*(?<!-api)\\.jar"))
                .map(Path::of)
                .findFirst()
                .orElseThrow();
    }

    private static AnswerCompiler.Outcome withFiles(CatalogueEntry exercise, String text) {
        return AnswerCompiler.compile(
                exercise.type(), new AnswerSource(exercise.answerName(), Names.folder(exercise.type()), text));
    }

    @Test
    @DisplayName("are the same bytes as those compiled against files, for every stub")
    void sameBytes() {
        for (CatalogueEntry exercise : Catalogue.find().entries()) {
            String stub = exercise.stub().orElseThrow();
            AnswerCompiler.Outcome expected = withFiles(exercise, stub);
            AnswerCompiler.Outcome found = answers.compile(exercise.id(), stub);
            assertThat(found.message()).isEmpty();
            assertThat(found.classes()).containsOnlyKeys(expected.classes().keySet());
            expected.classes()
                    .forEach((name, bytes) ->
                            assertThat(found.classes().get(name)).as(name).isEqualTo(bytes));
        }
    }

    @Test
    @DisplayName("may assert, for which javac asks what Class implements")
    void assertion() {
        String stub = Catalogue.find().byId("2.1").orElseThrow().stub().orElseThrow();
        String text = stub.replaceFirst("throw new NotStartedYet", "assert 1 > 0;\n        throw new NotStartedYet");
        assertThat(text).isNotEqualTo(stub);
        assertThat(answers.compile("2.1", text).message()).isEmpty();
    }

    @Test
    @DisplayName("have the same errors at the same places")
    void sameErrors() {
        CatalogueEntry knight = Catalogue.find().byId("2.1").orElseThrow();
        String stub = knight.stub().orElseThrow();
        for (String text : List.of(
                stub.replace("throw new", "int few = knights; throw"),
                stub.replace("package knight;", "package night;"),
                stub.replace("import", "import java.util.Lst;\nimport"))) {
            assertThat(answers.compile("2.1", text).errors())
                    .isNotEmpty()
                    .isEqualTo(withFiles(knight, text).errors());
        }
    }
}
