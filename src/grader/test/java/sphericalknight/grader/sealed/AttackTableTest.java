package sphericalknight.grader.sealed;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The page of attacks")
class AttackTableTest {
    @Test
    @DisplayName("says what the attacks say: run AttackTable to renew it")
    void isFresh() throws IOException {
        String page = Files.readString(AttackTable.page());
        assertThat(AttackTable.renewed(page)).isEqualTo(page);
    }

    @Test
    @DisplayName("has at least 60 attacks, each with what it does, what comes of it, and why")
    void heads() {
        assertThat(Attack.all()).hasSizeGreaterThanOrEqualTo(60).allSatisfy(attack -> {
            assertThat(attack.head()).as(attack.name()).containsKeys("row", "attack", "expect", "why");
            assertThat(attack.expected()).isNotEmpty();
            assertThat(attack.withRules()).isNotEmpty();
            assertThat(attack.name())
                    .startsWith(String.format(
                            "%02d-", Integer.parseInt(attack.head().get("row"))));
        });
    }

    @Test
    @DisplayName("mentions every row of the catalogue, attacked here or elsewhere")
    void everyRow() throws IOException {
        Set<Integer> rows = Attack.all().stream()
                .map(attack -> Integer.parseInt(attack.head().get("row")))
                .collect(Collectors.toCollection(TreeSet::new));
        String page = Files.readString(AttackTable.page());
        for (int row = 1; row <= 62; row++) {
            assertThat(rows.contains(row) || page.contains("\n| " + row + " |"))
                    .as("row " + row)
                    .isTrue();
        }
    }

    @Test
    @DisplayName("names only tests that exist")
    void testsExist() throws IOException {
        Matcher names = Pattern.compile("`(\\w+Test)\\.(\\w+)`").matcher(Files.readString(AttackTable.page()));
        Path root = Path.of(System.getProperty("course.root"));
        int found = 0;
        for (; names.find(); found++) {
            String file = names.group(1) + ".java";
            String method = " " + names.group(2) + "(";
            try (Stream<Path> sources = Stream.of("src/grader/test/java", "solutions/test/java")
                    .map(root::resolve)
                    .flatMap(AttackTableTest::walk)) {
                assertThat(sources.filter(path -> path.endsWith(file)))
                        .as(names.group())
                        .singleElement()
                        .satisfies(path -> assertThat(Files.readString(path)).contains(method));
            }
        }
        assertThat(found).isGreaterThan(20);
    }

    private static Stream<Path> walk(Path folder) {
        try {
            return Files.walk(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
