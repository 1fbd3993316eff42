package sphericalknight.solutions;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.check.CheckResult;
import sphericalknight.exercise.check.Checker;
import sphericalknight.exercise.check.Status;

/** Wrong answers that a fresh reader wrote without a look at our solutions, see {@code test/resources/fresh-answers/README.md}. */
@Tag("exhaustive")
@DisplayName("Wrong answers as students write them")
class FreshAnswersTest {
    private static final Path ANSWERS = Path.of("test/resources/fresh-answers");
    private static final String HEAD = "=== ";
    private static final Pattern NAMED = Pattern.compile("(right|not) ([A-Z0-9_]+):");

    @TempDir
    Path tasks;

    @TestFactory
    @DisplayName("fail, and say why")
    Stream<DynamicTest> fail() throws IOException {
        try (Stream<Path> files = Files.list(ANSWERS)) {
            return files.filter(file -> file.toString().endsWith(".txt")).sorted().toList().stream()
                    .map(file -> {
                        String id = file.getFileName().toString().replace(".txt", "");
                        return DynamicTest.dynamicTest(id, () -> allFail(id, Files.readString(file)));
                    });
        }
    }

    private void allFail(String id, String file) throws IOException {
        CatalogueEntry exercise = Catalogue.find().byId(id).orElseThrow();
        List<String> passing = new ArrayList<>();
        for (String answer : file.split("(?m)^" + HEAD)) {
            if (answer.isBlank() || answer.startsWith("passes")) {
                continue;
            }
            int line = answer.indexOf('\n');
            Path source = tasks.resolve(exercise.answerFile());
            Files.createDirectories(source.getParent());
            Files.writeString(source, answer.substring(line + 1));
            CheckResult result = Checker.checkFile(exercise, tasks);
            boolean told = result.diagnosis().isPresent()
                    || !result.message().isBlank()
                    || result.tests().stream()
                            .anyMatch(test -> test.status() == Status.FAILED
                                    && !test.message().isBlank());
            Matcher named = NAMED.matcher(answer);
            String name = result.diagnosis().map(known -> known.name()).orElse("NOTHING");
            boolean rightlyNamed = !named.lookingAt()
                    || named.group(1).equals("right") == named.group(2).equals(name);
            if (!rightlyNamed || result.status() == Status.PASSED || result.status() == Status.NOT_STARTED || !told) {
                passing.add(answer.substring(0, line));
            }
        }
        assertThat(passing)
                .as("wrong answers to " + id + " that do not fail with a message, or with the wrong name")
                .isEmpty();
    }
}
