package sphericalknight.cli.teacher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sphericalknight.cli.CommandTester;

class GradeCommandTest {
    private static final String ANSWER = """
            package knight;
            import sphericalknight.exercises.knight.Knight;
            class MyKnight implements Knight {
                public long attacks(long knights) {
                    return knights << 17;
                }
            }
            """;

    @TempDir
    Path folder;

    @BeforeEach
    void aClassAndManyBrokenThings() throws IOException {
        write("class/ann/MyKnight.java", ANSWER);
        write("class/bob/MyKnight.java", ANSWER);
        write("one/MyKnight.java", ANSWER);
        write("twice/ann/MyKnight.java", ANSWER);
        write("twice/ann.ipynb", "{\"cells\": []}");
        write("notes.txt", "x");
        write("no.ipynb", "this is no JSON");
        write("none.ipynb", "{\"cells\": [{\"cell_type\": \"code\", \"source\": \"int x;\"}]}");
        write("no.zip", "this is no archive");
        write("roster.csv", "id,name\nann,Ann\n");
        write("noid.csv", "who,name\nann,Ann\n");
        write("double.csv", "id\nann\nAnn\n");
        write("blank.csv", "id,name\n,Ann\n");
        write("empty.csv", "id,name\n");
        write("points.csv", "id,points\none,many\n");
        write("either/king/MyKing.java", ANSWER);
        write("either/ada.zip", "");
        write("strangers.csv", "id\nzoe\n");
        write("column.csv", "id,deu\none,x\n");
        write("typo.csv", "id,submission\nann,\nbob,bbo.zip\n");
        write("times.csv", "id,submitted\nann,yesterday\n");
        write("latin.csv", "");
        Files.write(folder.resolve("latin.csv"), new byte[] {'i', 'd', '\n', (byte) 0xe4, '\n'});
        write("seed.txt", "1234");
        Files.setPosixFilePermissions(folder.resolve("seed.txt"), PosixFilePermissions.fromString("rw-------"));
        write("open.seed", "0".repeat(64));
        Files.setPosixFilePermissions(folder.resolve("open.seed"), PosixFilePermissions.fromString("rw-r--r--"));
        write("broken/.run/class.json", "{\"kit\": ");
        Files.createDirectories(folder.resolve("empty"));
    }

    private void write(String file, String text) throws IOException {
        Files.createDirectories(folder.resolve(file).getParent());
        Files.writeString(folder.resolve(file), text);
    }

    /** Words that name a file of the folder start with @. */
    private CommandTester.Result grade(String line) {
        List<String> words = new ArrayList<>(List.of("grade"));
        for (String word : line.split(" ")) {
            words.add(word.startsWith("@") ? folder.resolve(word.substring(1)).toString() : word);
        }
        return CommandTester.run(words.toArray(String[]::new));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "--out @o                                              | No submission is named",
                "@one                                                  | --out is missing",
                "@one --out @notes.txt                                 | is a file; name a folder",
                "@one --out @notes.txt/graded                          | is a file; name a folder",
                "@one --out @one/graded                                | lies in the submission",
                "@one --out @one                                       | lies in the submission",
                "@nobody --out @o                                      | does not exist",
                "@nobody @nothing --out @o                             | does not exist",
                "@notes.txt --out @o --exercises 2.1 --format csv | is not a submission",
                "@empty --out @o                                       | is an empty folder",
                "@twice --out @o                                       | handed in more than once",
                "@no.ipynb --out @o --exercises 2.1 --format csv | is not a notebook",
                "@none.ipynb --out @o --exercises 2.1 --format csv | There is no answer to any of the exercises",
                "@one --out @o --format pdf                            | There is no format \"pdf\"",
                "@one --out @o --lesson 99                             | There is no lesson 99; the lessons are 0 to 13.",
                "@one --out @o --exercises 2.77                        | There is no exercise 2.77; lesson 2 has 2.1 to 2.4.",
                "@one --out @o --jobs 0                                | --jobs 0 is too few",
                "@one --out @o --jobs many                             | many",
                "@one --out @o --as klass                              | expected one of auto, submission, class but was 'klass'",
                "@one --out @o --shard 4/3                             | 4/3 is not a shard",
                "@one --out @o --shard 0/3                             | 0/3 is not a shard",
                "@one --out @o --shard x                               | x is not a shard",
                "@one --out @o --late 10%/day                          | needs --due",
                "@one --out @o --due 2026-12-01                        | not a time with an offset",
                "@one --out @o --due 2026-12-01T12:00:00Z --late 10    | is not a rule",
                "@one --out @o --roster @missing.csv                   | There is no file",
                "@one --out @o --roster @noid.csv                      | has no column id",
                "@one --out @o --roster @double.csv                    | who is there already",
                "@one --out @o --roster @blank.csv                     | line 2 has no id",
                "@one --out @o --roster @empty.csv                     | names nobody",
                "@one --out @o --roster @strangers.csv                 | No submission is on the roster",
                "@one --out @o --roster @times.csv                     | not a time with an offset",
                "@one --out @o --roster @latin.csv                     | not saved as UTF-8",
                "@one --out @o --manual @missing.csv                   | There is no file",
                "@one --out @o --manual @noid.csv                      | must name the columns, as in: id,points,comment",
                "@one --out @o --manual @double.csv                    | who is there already",
                "@one --out @o --manual @points.csv                    | has the points many; a number such as",
                "@one --out @o --roster @column.csv                    | has the column deu, which means nothing here",
                "@class --out @o --roster @typo.csv                    | line 3 has the submission bbo.zip, and no file",
                "@one --out @o --zone Mars                             | Mars is not a time zone",
                "@one --out @o --due 2026-12-01T12:00:00Z --late 1% --grace soon | is not a time span",
                "@one --out @o --due 2026-12-01T12:00:00Z --late 1% --late-cap 7 | is not a limit",
                "@one --out @o --late-cap 50%                          | needs --late",
                "@one --out @o --attempt first                         | first",
                "@one --out @o --manual @strangers.csv                 | who is neither on the roster nor among",
                "@either --out @o                                      | say which with --as submission or --as class",
                "@one --out @o --seed-file @missing.seed               | There is no file",
                "@one --out @o --seed-file @seed.txt                   | holds no seed",
                "@one --out @o --seed-file @open.seed                  | can be read by others",
                "@one --out @o --seed 7                                | Unknown option",
                "@one --out @o --metadata @missing.json                | There is no file",
                "@one @class --out @o --metadata @notes.txt            | needs one path and no --roster",
                "merge --out @o                                        | DIR",
                "merge @empty --out @o                                 | There is no finished run",
                "merge @broken --out @o                                | is damaged",
                "merge @one                                            | --out is missing"
            })
    void badInputIsOneSentenceAndExitCodeTwo(String line, String sentence) {
        grade(line).isRefused(sentence);
    }

    @Test
    void onlyTheOwnerSeesTheReports() throws IOException {
        CommandTester.Result result = grade("@one --out @o --exercises 2.1");
        assertThat(result.exitCode()).isZero();
        assertThat(result.err()).isEmpty();
        try (Stream<Path> files = Files.walk(folder.resolve("o"))) {
            assertThat(files.filter(each -> !each.endsWith("lock")))
                    .isNotEmpty()
                    .allSatisfy(file -> assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                            .endsWith("------"));
        }
    }

    @Test
    void aSubmissionWithoutAnAnswerHasAReportOfZeroPointsAllTheSame() throws IOException {
        grade("@no.zip --out @o --exercises 2.1 --format csv").isRefused("is not a zip archive");
        assertThat(folder.resolve("o/results.json"))
                .content()
                .contains("is not a zip archive")
                .contains("missing-file");
    }

    @Test
    void whoHasNoGradeIsNamedAndTheExitCodeIsOneAndNoNameIsACommandToContinuousIntegration() throws IOException {
        write("some/::error::x/MyKnight.java", ANSWER);
        write("some/anna.rar", "Rar!");
        CommandTester.Result result = grade("@some --out @o --exercises 2.1 --jobs 1 --format csv");
        assertThat(result.exitCode()).isEqualTo(1);
        assertThat(result.err())
                .contains("anna: anna.rar is an archive of a kind that is not read; a .zip is needed.")
                .contains("No grade for anna: what was handed in cannot be graded; the reasons are above.");
        assertThat(result.out()).contains("NO GRADE: anna.rar is").contains("1 of 2 students have a grade.");
        assertThat(result.out() + result.err()).contains("\\::error::x").doesNotContainPattern("(?m)^\\s*::");
        assertThat(folder.resolve("o/gradebook.csv")).content().contains("spherical-knight-2.1,,,anna,");
    }

    @Test
    void aClassIsGradedAndAnEarlierRunIsUsed() throws IOException {
        String line = "@class --out @o --exercises 2.1 --jobs 1 --format csv --roster @roster.csv";
        CommandTester.Result result = grade(line);
        assertThat(result.exitCode()).isEqualTo(1);
        assertThat(result.out())
                .endsWith("1 of 2 students have a grade. The reports are in " + folder.resolve("o") + ".\n");
        assertThat(result.err())
                .contains("bob is not on the roster: write this name into the column submission of its student.")
                .contains("No grade for bob");
        String results = Files.readString(folder.resolve("o/results.json"));
        assertThat(results).contains("\"student\" : \"ann\"").contains("wrong-answer");
        CommandTester.Result again = grade(line);
        assertThat(again.err()).contains("Already known: 1 of 1 different answers.");
        assertThat(folder.resolve("o/results.json")).hasContent(results);
        CommandTester.Result merged = grade("merge @o @o --out @m --format csv");
        assertThat(merged.exitCode()).isEqualTo(1);
        assertThat(folder.resolve("m/results.json")).hasContent(results);
    }
}
