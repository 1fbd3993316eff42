package sphericalknight.grader.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;
import static sphericalknight.grader.run.Runs.GOOD;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.apache.commons.compress.archivers.zip.ZipFile;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sphericalknight.grader.model.ClassVerdict;
import sphericalknight.grader.students.ManualGrades;
import sphericalknight.grader.students.Roster;
import sphericalknight.grader.submission.Fixtures;

/** Classes as learning management systems export them. */
@DisplayName("A class")
class ClassDownloadTest extends ClassFolder {
    @ParameterizedTest
    @ValueSource(strings = {"", "/"})
    @DisplayName("that Moodle exports has a row a person, and feedback goes back under Moodle's names")
    void moodle(String slash) throws IOException {
        for (String each : List.of("Ada Lovelace_12345", "Bob Ross_12346", "Ada Lovelace_12399")) {
            in(each + "_assignsubmission_file_" + slash + "MyKnight.java", each.startsWith("Ada") ? GOOD : BAD);
        }
        in("Bob Ross_12346_assignsubmission_onlinetext_/onlinetext.html", "<p>Hello</p>");
        assertThat(points(grade()))
                .containsExactly(
                        entry("Ada Lovelace (12345)", "10"),
                        entry("Ada Lovelace (12399)", "10"),
                        entry("Bob Ross", "0"));
        assertThat(entries("moodle-feedback.zip"))
                .containsExactly(
                        "Ada Lovelace_12345_assignsubmission_file_feedback.html",
                        "Ada Lovelace_12399_assignsubmission_file_feedback.html",
                        "Bob Ross_12346_assignsubmission_file_feedback.html");
        assertThat(Files.readString(folder.resolve("out/moodle-grades.csv")))
                .startsWith("\uFEFFIdentifier,Full name,")
                .contains("\nParticipant 12345,Ada Lovelace,,10,30,");
    }

    @Test
    @DisplayName(
            "that Moodle exports with its grading worksheet gives points to those who handed in nothing, too, and has times")
    void moodleWorksheet() throws IOException {
        in("Ada Lovelace_12345_assignsubmission_file_/MyKnight.java", GOOD);
        in("Ada Lovelace_12399_assignsubmission_file_/MyKnight.java", GOOD);
        in("Max Leer_12349_assignsubmission_file_/02-knight.ipynb", "");
        in("Eve_12351_assignsubmission_file_/MyKnight.java", GOOD);
        Optional<Roster> roster = roster(
                "Identifier,\"Full name\",\"Email address\",Status,Grade,\"Last modified (submission)\"",
                "Participant 12345,Ada Lovelace,a@x,Submitted,,\"Friday, 20 November 2026, 7:12 PM\"",
                "Participant 12399,Ada Lovelace,b@x,Submitted,,\"Friday, 20 November 2026, 8:12 PM\"",
                "Participant 12349,Max Leer,m@x,Submitted,,-",
                "Participant 12400,Nils Nichts,n@x,No submission,,-");
        Path csv = Fixtures.write(
                folder.resolve("manual.csv"),
                "id,points,comment\nParticipant 12400,3,oral\nParticipant 12349,7,paper\n");
        GradeSettings settings =
                Runs.due(settings(roster), Optional.of(Instant.parse("2026-11-20T19:00:00Z")), LateRule.of("10%/day"));
        Runs.run(Runs.with(settings, ManualGrades.read(csv, List.of())));
        assertThat(Files.readString(folder.resolve("out/moodle-grades.csv"))
                        .lines()
                        .skip(1))
                .containsExactly(
                        "Participant 12345,Ada Lovelace,a@x,10,30,-,",
                        "Participant 12349,Max Leer,m@x,7,30,-,paper",
                        "Participant 12399,Ada Lovelace,b@x,9,30,-,",
                        "Participant 12400,Nils Nichts,n@x,3,30,-,oral");
        assertThat(entries("moodle-feedback.zip")).hasSize(3).noneMatch(name -> name.startsWith("Eve"));
    }

    @Test
    @DisplayName("that Moodle exports without names goes by numbers; with groups, by the names behind them")
    void moodleNames() {
        in("Participant_12345_assignsubmission_file_/MyKnight.java", GOOD);
        in("Participant_12346_assignsubmission_file_/MyKnight.java", BAD);
        assertThat(points(Runs.run(settings(roster(
                        "Identifier,Status,Grade", "Participant 12345,Submitted,", "Participant 12346,Submitted,")))))
                .containsExactly(entry("Participant 12345", "10"), entry("Participant 12346", "0"));
        Path groups = folder.resolve("groups");
        Fixtures.write(groups.resolve("Group 1-Ada Lovelace_12345_assignsubmission_file_/MyKnight.java"), GOOD);
        Fixtures.write(groups.resolve("Default group-Anna-Maria Ross_12346_assignsubmission_file_/MyKnight.java"), BAD);
        assertThat(points(Runs.run(settings(
                        roster("First name,Last name,Email address", "Ada,Lovelace,a@x", "Anna-Maria,Ross,r@x"),
                        groups))))
                .containsExactly(entry("a@x", "10"), entry("r@x", "0"));
    }

    @Test
    @DisplayName("that Moodle exports flat with two people of one name says what to write into the roster")
    void moodleNamesakes() {
        in("Bob Ross_12346_assignsubmission_file_MyKnight.java", BAD);
        in("Ada Lovelace_12347_assignsubmission_file_MyKnight.java", GOOD);
        in("Ada Lovelace_12348_assignsubmission_file_MyKnight.java", GOOD);
        in("Ada Lovelace_12348_assignsubmission_file_MyKnightHops (1).java", GOOD.replace("MyKnight", "MyKnightHops"));
        String[] lines = {"id,name,submission", "s1,Ada Lovelace,", "s2,Ada Lovelace,", "s3,Bob Ross,"};
        ClassVerdict verdict = Runs.run(settings(roster(lines)));
        assertThat(of(verdict, "Ada Lovelace (12348)").problem())
                .isEqualTo(
                        "Ada Lovelace (12348) is not on the roster: write this name into the column submission of its"
                                + " student, or give Moodle's grading worksheet as --roster.");
        assertThat(of(verdict, "s1").problem()).endsWith(": Ada Lovelace (12347), Ada Lovelace (12348).");
        for (String second :
                List.of("Ada Lovelace (12348)", "Ada Lovelace_12348_assignsubmission_file_MyKnight.java")) {
            assertThat(points(Runs.run(settings(
                            roster(lines[0], lines[1] + "Ada Lovelace (12347)", lines[2] + second, lines[3])))))
                    .containsExactly(entry("s1", "10"), entry("s2", "20"), entry("s3", "0"));
        }
    }

    @Test
    @DisplayName("that Moodle exports has each of its numbers in one row of the points, also of a group")
    void moodleGroup() throws IOException {
        in("Ada Lovelace_12345_assignsubmission_file_/MyKnight.java", GOOD);
        Optional<Roster> roster = roster("id,name,group", "bob,Bob Ross,g1", "ada,Ada Lovelace,g1");
        assertThat(points(Runs.run(settings(roster)))).containsExactly(entry("ada", "10"), entry("bob", "10"));
        Path grades = folder.resolve("out/moodle-grades.csv");
        assertThat(Files.readString(grades).lines().skip(1))
                .containsExactly("Participant 12345,Ada Lovelace,,10,30,-,");
        assertThat(entries("moodle-feedback.zip")).hasSize(1);
        in("Bob Ross_12346_assignsubmission_file_/MyKnight.java", GOOD);
        Runs.run(settings(roster));
        assertThat(Files.readString(grades).lines().skip(1))
                .containsExactly("Participant 12345,Ada Lovelace,,10,30,-,", "Participant 12346,Bob Ross,,10,30,-,");
        assertThat(entries("moodle-feedback.zip")).hasSize(2);
    }

    @Test
    @DisplayName("that Canvas exports has a row a person, the latest of each file, and who is late")
    void canvas() throws IOException {
        in("lovelaceada_12345_678901_MyKnight.java", BAD);
        in("lovelaceada_12345_678905_MyKnight-1.java", GOOD);
        in("lovelaceada_12345_678902_MyKnightCover.java", GOOD.replace("MyKnight", "MyKnightCover"));
        in("rossbob_LATE_12346_678903_02-knight.ipynb", NOTEBOOK);
        GradeSettings settings = Runs.due(
                settings(roster(
                        "Student,ID,Section",
                        "\"Lovelace, Ada\",12345,1",
                        "\"Ross, Bob\",12346,1",
                        "\"Nil, Eve\",12347,1",
                        "\"Student, Test\",999,1")),
                Optional.of(Instant.parse("2026-12-01T23:59:00Z")),
                LateRule.of("10%/day"));
        Path csv = Fixtures.write(folder.resolve("manual.csv"), "id,points\n12347,3\n");
        ClassVerdict verdict = Runs.run(Runs.with(settings, ManualGrades.read(csv, List.of())));
        assertThat(points(verdict)).containsExactly(entry("12345", "20"), entry("12346", "9"), entry("12347", "3"));
        assertThat(of(verdict, "12345").notes()).contains("Attempt 2 of 2 counts, the latest: MyKnight-1.java.");
        assertThat(entries("canvas-feedback.zip"))
                .containsExactly("lovelaceada_12345_678905_feedback.html", "rossbob_LATE_12346_678903_feedback.html");
        assertThat(Files.readString(folder.resolve("out/canvas-grades.csv")))
                .contains(
                        "Student,ID,SIS User ID,SIS Login ID,Section,",
                        "\"Lovelace, Ada\",12345,,,,20",
                        "\"Nil, Eve\",12347,,,,3");
    }

    private List<String> entries(String zip) throws IOException {
        try (ZipFile file =
                ZipFile.builder().setPath(folder.resolve("out").resolve(zip)).get()) {
            return java.util.Collections.list(file.getEntries()).stream()
                    .map(each -> each.getName())
                    .toList();
        }
    }

    @Test
    @DisplayName("that Canvas exports without a roster goes by names; names in it find people by their names")
    void canvasNames() {
        in("lovelaceada_12345_678901_MyKnight.java", GOOD);
        in("vanrossumguido_12346_678903_MyKnight.java", GOOD);
        assertThat(points(grade())).containsExactly(entry("lovelaceada", "10"), entry("vanrossumguido", "10"));
        assertThat(points(Runs.run(settings(roster("id,name", "al,Ada Lovelace", "gr,Guido van Rossum")))))
                .containsExactly(entry("al", "10"), entry("gr", "10"));
    }

    @Test
    @DisplayName("that Blackboard exports has a row a person, with the attempt that counts")
    void blackboard() {
        in("Lab 1_ada_l_attempt_2026-12-01-20-00-00_MyKnight.java", GOOD);
        in("Lab 1_ada_l_attempt_2026-12-01-20-00-00.txt", "Name: Ada");
        in("Lab 1_ada_l_attempt_2026-12-02-20-00-00_MyKnight.java", BAD);
        in("Lab 1_bross_attempt_2026-12-01-20-00-00_MyKnight.java", GOOD);
        ClassVerdict latest = grade();
        assertThat(points(latest)).containsExactly(entry("ada_l", "0"), entry("bross", "10"));
        assertThat(of(latest, "ada_l").delivery().submitted()).isEqualTo("2026-12-02T20:00:00Z");
        ClassVerdict best = Runs.run(Runs.best(settings(Optional.empty())));
        assertThat(points(best)).containsExactly(entry("ada_l", "10"), entry("bross", "10"));
        assertThat(of(best, "ada_l").notes()).contains("Attempt 1 of 2 counts, the best: MyKnight.java.");
        assertThat(Runs.results(folder.resolve("out")).get("results.json")).doesNotContain("2026-12");
    }

    @Test
    @DisplayName("that Blackboard exports has texts of Blackboard's own, which no student has handed in")
    void blackboardsText() {
        in("Lab 1_ada_attempt_2026-12-01-20-00-00_MyKnight.java", GOOD);
        in("Lab 1_cat_attempt_2026-12-01-20-00-00.txt", "Name: Cat");
        in("Lab 1_dan_attempt_2026-12-01-20-00-00.txt", "Name: Dan");
        in("Lab 1_dan_attempt_2026-12-01-20-00-00_answer.pdf", "%PDF");
        ClassVerdict verdict = grade();
        assertThat(points(verdict)).containsExactly(entry("ada", "10"), entry("cat", "-"), entry("dan", "-"));
        assertThat(of(verdict, "cat").problem()).endsWith(": no file was handed in.");
        assertThat(of(verdict, "dan").problem()).contains("answer.pdf").doesNotContain(".txt");
    }

    @Test
    @DisplayName("that nbgrader collected has its times")
    void nbgrader() {
        in("submitted/ada/ps1/02-knight.ipynb", NOTEBOOK);
        in("submitted/ada/ps1/timestamp.txt", "2026-12-03 20:00:00.000000 UTC\n");
        in("submitted/bob/ps1/02-knight.ipynb", NOTEBOOK);
        in("submitted/bob/ps1/timestamp.txt", "2026-12-01T20:00:00+01:00");
        in("source/ps1/02-knight.ipynb", Fixtures.notebook("1"));
        ClassVerdict verdict = Runs.run(Runs.due(
                settings(Optional.empty()),
                Optional.of(Instant.parse("2026-12-02T20:00:00Z")),
                LateRule.of("20%/day")));
        assertThat(points(verdict)).containsExactly(entry("ada", "8"), entry("bob", "10"));
    }

    @Test
    @DisplayName("that GitHub Classroom cloned goes by the names of users, with a roster by its identifiers")
    void github() {
        in("lab-2-ada-l/exercises/tasks/knight/MyKnight.java", GOOD);
        in("lab-2-ada-l/.git/HEAD", "x");
        in("lab-2-bob/MyKnight.java", GOOD);
        in("lab-2-bob/.git/HEAD", "x");
        assertThat(points(grade())).containsExactly(entry("ada-l", "10"), entry("bob", "10"));
        assertThat(points(Runs.run(
                        settings(roster("identifier,github_username,github_id,name", "Ada,ada-l,1,", "Bob,bob,2,")))))
                .containsExactly(entry("Ada", "10"), entry("Bob", "10"));
        assertThat(points(Runs.run(settings(roster("id", "ada-l", "bob")))))
                .containsExactly(entry("ada-l", "10"), entry("bob", "10"));
        Path one = Fixtures.write(folder.resolve("lab-2-submissions/lab-2-bob/MyKnight.java"), GOOD);
        assertThat(points(Runs.run(settings(roster("id", "ada-l", "bob"), one.getParent()))))
                .containsExactly(entry("bob", "10"));
    }
}
