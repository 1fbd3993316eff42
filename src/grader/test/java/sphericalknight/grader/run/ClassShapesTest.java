package sphericalknight.grader.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.entry;
import static org.assertj.core.api.Assumptions.assumeThat;
import static sphericalknight.grader.run.Runs.GOOD;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sphericalknight.common.UserError;
import sphericalknight.grader.model.ClassVerdict;
import sphericalknight.grader.students.ManualGrades;
import sphericalknight.grader.students.Roster;
import sphericalknight.grader.submission.Fixtures;

/** Classes as teachers have them: what browsers, people and learning management systems make of names. */
@DisplayName("A class")
class ClassShapesTest extends ClassFolder {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "carol.ipynb.json",
                "carol.ipynb.part",
                "carol.download",
                "carol",
                "carol.ipynb.txt",
                "carol.html",
                "carol/02-knight.ipynb.json",
                "carol/my work"
            })
    @DisplayName("has a row with points for a notebook of any name")
    void notebooks(String name) {
        in("ada.java", GOOD);
        in(name, NOTEBOOK);
        assertThat(points(grade())).containsExactly(entry("ada", "10"), entry("carol", "10"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "bob.java.txt",
                "bob",
                "bob.txt",
                "bob.download",
                "bob/MyKnight",
                "bob/MyKnight.java.txt",
                "bob.ipynb"
            })
    @DisplayName("has a row with points for a Java file of any name")
    void javaFiles(String name) {
        in("ada.java", GOOD);
        in(name, "// mine\n" + GOOD);
        assertThat(points(grade())).containsExactly(entry("ada", "10"), entry("bob", "10"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "dan.zip.crdownload",
                "dan.zipx",
                "dan.jar",
                "dan",
                "dan.zip.part",
                "dan.java",
                "dan/all.zip",
                "dan/x/y.jar"
            })
    @DisplayName("has a row with points for a zip of any name")
    void zips(String name) throws IOException {
        in("ada.java", GOOD);
        zip(name, "MyKnight.java", GOOD);
        assertThat(points(grade())).containsExactly(entry("ada", "10"), entry("dan", "10"));
    }

    @ParameterizedTest
    @CsvSource({
        "eve.class, eve.class",
        "eve.pdf, eve.pdf",
        "eve.docx, eve.docx",
        "eve.html, eve.html",
        "eve.rar, eve.rar",
        "eve.zip.part, eve.zip.part",
        "eve, eve",
        "eve/answer.pdf, answer.pdf",
        "eve/work/MyKnight.class, MyKnight.class",
        "eve/Springer.java, Springer.java"
    })
    @DisplayName("has a row without points for whatever else there is, which names the file")
    void others(String name, String named) {
        in("ada.java", GOOD);
        in(name, name.endsWith(".java") ? "class Springer {}" : "nothing to read");
        ClassVerdict verdict = Runs.run(settings(roster("id", "ada", "eve")));
        assertThat(points(verdict)).containsExactly(entry("ada", "10"), entry("eve", "-"));
        assertThat(of(verdict, "eve").problem()).contains(named).doesNotContain("Nothing was handed in");
    }

    @Test
    @DisplayName("has rows for folders that begin with a dot, and none for what systems leave behind")
    void dots() {
        in(".ada/MyKnight.java", GOOD);
        in("bob.java", GOOD);
        in(".DS_Store", "x");
        in("__MACOSX/._bob.java", "x");
        in("Thumbs.db", "x");
        assertThat(points(grade())).containsExactly(entry(".ada", "10"), entry("bob", "10"));
    }

    @Test
    @DisplayName("tells names apart that look alike, whatever they are made of")
    void identity() throws IOException {
        String longName = "a".repeat(90);
        in("ada\u200b/MyKnight.java", GOOD);
        in(longName + "1/MyKnight.java", GOOD);
        in(longName + "2/MyKnight.java", BAD);
        URI place = folder.resolve("class").toUri();
        Path umlaut = Path.of(URI.create(place + "/Zo%EB"));
        assumeThat(Files.isDirectory(Files.createDirectories(umlaut))).isTrue();
        Files.writeString(umlaut.resolve("MyKnight.java"), GOOD, StandardCharsets.UTF_8);
        ClassVerdict verdict =
                Runs.run(settings(roster("id", "Zo\u00eb", "ada", "bob", longName + "1", longName + "2")));
        assertThat(points(verdict))
                .containsExactly(
                        entry("Zo\u00eb", "10"),
                        entry(longName + "1", "10"),
                        entry(longName + "2", "0"),
                        entry("ada", "-"),
                        entry("ada\u200b", "-"),
                        entry("bob", "-"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"lab.zip", "lab", "LAB.ZIP", "lab.ipynb", "submissions/lab.zip"})
    @DisplayName("has the students whose submission the roster names, with or without its ending")
    void submission(String value) throws IOException {
        zip("lab.zip", "MyKnight.java", GOOD);
        in("bob.java", BAD);
        ClassVerdict verdict = Runs.run(settings(roster("id,submission", "ada," + value, "bob,")));
        assertThat(points(verdict)).containsExactly(entry("ada", "10"), entry("bob", "0"));
    }

    @Test
    @DisplayName("is refused if the roster names a file that is not there, or has a column that means nothing")
    void refused() {
        in("ada.java", GOOD);
        assertThatThrownBy(() -> Runs.run(settings(roster("id,submission", "ada,", "bob,bbo.zip"))))
                .isInstanceOf(UserError.class)
                .hasMessageContaining("line 3 has the submission bbo.zip, and no file or folder of that name");
        assertThatThrownBy(() -> Runs.run(settings(roster("id,submission", "ada,adda"))))
                .isInstanceOf(UserError.class)
                .hasMessageContaining("line 2 has the submission adda");
        for (String column : List.of("deu", "points", "Submission time", "team")) {
            assertThatThrownBy(() -> roster("id," + column, "ada,x"))
                    .isInstanceOf(UserError.class)
                    .hasMessageContaining("has the column " + column.toLowerCase())
                    .hasMessageContaining("submitted, due");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "id,name                    | ada,Lovelace, Ada   | line 2 has Ada behind its last column, name",
                "id,exercise,points,comment | ada,2.1,0,5,x       | line 2 has x behind its last column, comment",
                "id;name                    | ada;Lovelace; Ada   | text with a ; needs quotation marks"
            })
    @DisplayName("has a CSV file refused that has more in a line than columns")
    void moreThanColumns(String columns, String line, String message) {
        assertThatThrownBy(() -> roster(columns, line))
                .isInstanceOf(UserError.class)
                .hasMessageContaining(message);
    }

    @Test
    @DisplayName("has a roster as spreadsheets write it: sep=, empty rows, Canvas's points possible")
    void rosters() {
        in("7.java", GOOD);
        in("8.java", BAD);
        assertThat(points(Runs.run(settings(roster("sep=;", "id;name", ";;", "7;Ada", "-;---", "8;Bob")))))
                .containsExactly(entry("7", "10"), entry("8", "0"));
        String canvas = "Student,ID,SIS User ID,SIS Login ID,Section,Homework 1 (99)";
        assertThat(points(Runs.run(settings(roster(
                        canvas, "    Points Possible,,,,,30", "\"Lovelace, Ada\",7,,,S1,", "\"Ross, Bob\",8,,,S1,")))))
                .containsExactly(entry("7", "10"), entry("8", "0"));
    }

    @Test
    @DisplayName("in one zip is the same class; inside somebody's own zip it is refused")
    void classZip() throws IOException {
        String ada = "Ada_12_assignsubmission_file_/MyKnight.java";
        String bob = "Bob_13_assignsubmission_file_/MyKnight.java";
        Path moodle = zip("moodle.zip", ada, GOOD, bob, BAD);
        assertThat(points(Runs.run(settings(Optional.empty(), moodle))))
                .containsExactly(entry("Ada", "10"), entry("Bob", "0"));
        Path folders = zip("folders.zip", "all/ada/MyKnight.java", GOOD, "all/bob/MyKnight.java", BAD);
        assertThat(points(Runs.run(settings(Optional.empty(), folders))))
                .containsExactly(entry("ada", "10"), entry("bob", "0"));
        Path own = zip("ann.zip", "ann/knight/MyKnight.java", GOOD, "ann/old/MyKnight.java", BAD);
        assertThat(points(Runs.run(settings(Optional.empty(), own)))).containsExactly(entry("ann", "10"));
        Files.delete(folders);
        ClassVerdict nested = grade();
        assertThat(points(nested)).containsExactly(entry("ann", "10"), entry("moodle", "-"));
        assertThat(of(nested, "moodle").problem()).contains("several people", "Ada, Bob", "unpack it");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "submitted/ada/hw1/02-knight.ipynb submitted/bob/hw1/02-knight.ipynb",
                "hw1-submissions/hw1-ada/exercises/tasks/knight/MyKnight.java hw1-submissions/hw1-bob/MyKnight.java"
            })
    @DisplayName("is the same class when the folder above it is named")
    void folderAbove(String files) {
        for (String file : files.split(" ")) {
            in(file, file.endsWith(".java") ? GOOD : NOTEBOOK);
        }
        in(files.split("/")[0] + "/.DS_Store", "x");
        assertThat(points(grade())).containsExactly(entry("ada", "10"), entry("bob", "10"));
    }

    @Test
    @DisplayName("counts the latest of a group in which several handed in, by times or as the roster says")
    void severalOfAGroup() {
        in("HW1_ada_attempt_2026-11-20-20-10-00_MyKnight.java", BAD);
        in("HW1_ada_attempt_2026-11-20-20-10-00.txt", "Name: Ada");
        in("HW1_bob_attempt_2026-11-22-09-00-00_02-knight.ipynb", NOTEBOOK);
        in("HW1_carl_attempt_2026-11-20-09-00-00_MyKnight.java", BAD);
        ClassVerdict byTime = Runs.run(settings(roster("id,group", "ada,p", "bob,p", "carl,")));
        assertThat(points(byTime)).containsExactly(entry("ada", "10"), entry("bob", "10"), entry("carl", "0"));
        assertThat(of(byTime, "ada").notes()).contains("Attempt 2 of 2 counts, the latest: 02-knight.ipynb of bob.");
    }

    @Test
    @DisplayName("asks which counts of a group whose times are not known")
    void severalOfAGroupWithoutTimes() {
        in("ada/MyKnight.java", GOOD);
        in("bob.ipynb", Fixtures.notebook(BAD));
        in("carl.java", BAD);
        ClassVerdict unknown = Runs.run(settings(roster("id,group", "ada,g1", "bob,g1", "carl,")));
        assertThat(points(unknown)).containsExactly(entry("ada", "-"), entry("bob", "-"), entry("carl", "0"));
        assertThat(of(unknown, "bob").problem())
                .isEqualTo(
                        "Several of the group g1 handed in, and nothing says who was last; keep one, or name it in the"
                                + " roster's column submission: ada, bob.ipynb.");
        ClassVerdict said = Runs.run(settings(roster("id,group,submission", "ada,g1,ada", "bob,g1,", "carl,,")));
        assertThat(points(said)).containsExactly(entry("ada", "10"), entry("bob", "10"), entry("carl", "0"));
    }

    @Test
    @DisplayName("takes any of a group in which all have handed in the same, and says which")
    void theSameOfAGroup() {
        Optional<Roster> roster = roster("id,group", "ada,g1", "bob,g1", "carl,");
        for (String each : List.of("ada", "bob")) {
            in(each + "/MyKnight.java", GOOD);
            in(each + "/notes/read me.txt", "ours");
        }
        in("carl.java", BAD);
        ClassVerdict same = Runs.run(settings(roster));
        assertThat(points(same)).containsExactly(entry("ada", "10"), entry("bob", "10"), entry("carl", "0"));
        assertThat(of(same, "bob").notes())
                .contains("The same was handed in several times (ada, bob), so one was graded: ada.");
        in("bob/notes/read me.txt", "OURS");
        assertThat(points(Runs.run(settings(roster)))).containsEntry("ada", "-");
        in("bob/notes/read me.txt", "ours");
        in("bob/notes/more.txt", "ours");
        assertThat(points(Runs.run(settings(roster)))).containsEntry("bob", "-");
    }

    @Test
    @DisplayName("has each member of a group in a row, by submission or by group")
    void groups() {
        in("team1/MyKnight.java", GOOD);
        in("carl.java", BAD);
        ClassVerdict shared =
                Runs.run(settings(roster("id,submission", "ada,team1.zip", "bob,team1", "carl,", "dora,")));
        assertThat(points(shared))
                .containsExactly(entry("ada", "10"), entry("bob", "10"), entry("carl", "0"), entry("dora", "0"));
        assertThat(of(shared, "dora").problem()).isEqualTo("Nothing was handed in.");
        ClassVerdict named = Runs.run(settings(roster("id,group", "ada,team1", "bob,team1", "carl,x", "dora,x")));
        assertThat(points(named))
                .containsExactly(entry("ada", "10"), entry("bob", "10"), entry("carl", "0"), entry("dora", "0"));
        assertThat(of(named, "dora").problem()).isEmpty();
        Path manual = Fixtures.write(folder.resolve("manual.csv"), "id,points\nada,1\nTeam1,3\n");
        GradeSettings ofGroup = Runs.with(
                settings(roster("id,group", "ada,team1", "bob,team1", "carl,")), ManualGrades.read(manual, List.of()));
        assertThatThrownBy(() -> Runs.run(ofGroup))
                .isInstanceOf(UserError.class)
                .hasMessageEndingWith("line 3 has Team1, which is a group; each member needs a line: ada, bob.");
    }

    @Test
    @DisplayName("counts the newest attempt, whose name it says")
    void newest() throws IOException {
        zip("dora/submission-02-knight.zip", "exercises/tasks/knight/MyKnight.java", BAD);
        zip("dora/submission-02-knight-1.zip", "exercises/tasks/knight/MyKnight.java", GOOD);
        in("fay/MyKnight.java", BAD);
        in("fay/MyKnight (2).java", GOOD);
        in("gus/old/MyKnight.java", BAD);
        in("gus/new/MyKnight.java", GOOD);
        in("ann@20261201T100000Z.java", GOOD);
        in("ann@20261202T100000Z.java", BAD);
        zip("hal.zip", "MyKnight.java", BAD);
        zip("hal (1).zip", "MyKnight.java", GOOD);
        ClassVerdict verdict = grade();
        assertThat(points(verdict))
                .containsExactly(
                        entry("ann", "0"),
                        entry("dora", "10"),
                        entry("fay", "10"),
                        entry("gus", "10"),
                        entry("hal", "10"));
        assertThat(of(verdict, "dora").notes())
                .containsExactly("Attempt 2 of 2 counts, the latest: submission-02-knight-1.zip.");
        assertThat(of(verdict, "ann").delivery().submitted()).isEqualTo("2026-12-02T10:00:00Z");
        assertThat(points(Runs.run(Runs.best(settings(Optional.empty()))))).containsEntry("ann", "10");
    }

    @Test
    @DisplayName("keeps the id of somebody whose zip is graded alone, and lists nobody else")
    void appeal() throws IOException {
        Path zip = zip("dora/submission-02-knight.zip", "MyKnight.java", GOOD);
        Optional<Roster> roster = roster("id,name,submission", "dora,Dora,", "bob,Bob,bob.zip");
        for (Path path : Set.of(zip, zip.getParent())) {
            assertThat(points(Runs.run(settings(Optional.empty(), path)))).containsExactly(entry("dora", "10"));
            assertThat(points(Runs.run(settings(roster, path)))).containsExactly(entry("dora", "10"));
        }
    }

    @Test
    @DisplayName("has a due time for each student, in the zone of the course")
    void due() {
        for (String each : List.of("ann", "bob", "cat", "dan")) {
            in(each + ".java", GOOD);
        }
        Optional<Roster> roster = roster(
                "id,submitted,due",
                "ann,2026-12-01T12:30,2026-12-01T12:00",
                "bob,2026-12-01T12:30,2026-12-01T13:00",
                "cat,2026-12-01T12:30:00+01:00,",
                "dan,2026-12-02T00:00:01Z,2026-12-01T00:00:00Z");
        ClassVerdict verdict = Runs.run(
                Runs.due(settings(roster), Optional.of(Instant.parse("2026-12-01T11:29:00Z")), LateRule.of("10%/day")));
        assertThat(points(verdict))
                .containsExactly(entry("ann", "9"), entry("bob", "10"), entry("cat", "9"), entry("dan", "8"));
    }
}
