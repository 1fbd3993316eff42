package sphericalknight.grader.report;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import sphericalknight.common.UserError;
import sphericalknight.grader.model.ClassVerdict;
import sphericalknight.grader.model.Points;
import sphericalknight.grader.model.StudentVerdict;
import sphericalknight.grader.model.StudentVerdict.Upload;
import sphericalknight.grader.release.FileTree;

/**
 * The files to upload to the learning management system of the submissions. {@code moodle-feedback.zip} and {@code canvas-feedback.zip}
 * hold each student's feedback under the system's name for the submission; {@code moodle-grades.csv} (Moodle's grading worksheet) and
 * {@code canvas-grades.csv} (Canvas's grade book) hold the points. A student without a grade is in none of them. If the roster comes from
 * the system, the points include students who handed in nothing.
 */
final class UploadFiles {
    static void write(ClassVerdict verdict, String assignment, Path out) {
        for (String system : List.of("moodle", "canvas")) {
            List<StudentVerdict> students = verdict.students().stream()
                    .filter(student -> student.delivery().upload().system().equals(system) && student.hasGrade())
                    .toList();
            Path feedback = out.resolve(system + "-feedback.zip");
            Path grades = out.resolve(system + "-grades.csv");
            List<StudentVerdict> withName = students.stream()
                    .filter(student -> !student.delivery().upload().prefix().isEmpty())
                    .toList();
            remove(feedback); // of an earlier run
            remove(grades);
            if (!withName.isEmpty()) {
                ReportFile.write(feedback, feedback(withName));
            }
            if (!students.isEmpty()) {
                ReportFile.write(grades, system.equals("moodle") ? moodle(students) : canvas(students, assignment));
            }
        }
    }

    private static void remove(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            throw new UserError("Cannot remove " + file + " (" + e.getMessage() + "); it is of an earlier run.", e);
        }
    }

    private static byte[] feedback(List<StudentVerdict> students) {
        FileTree tree = new FileTree();
        for (StudentVerdict student : students) {
            tree.put(
                    student.delivery().upload().prefix() + "feedback.html",
                    FeedbackHtml.of(student).getBytes(StandardCharsets.UTF_8));
        }
        return tree.zip();
    }

    private static String moodle(List<StudentVerdict> students) {
        List<List<String>> lines = new ArrayList<>();
        lines.add(List.of(
                "Identifier",
                "Full name",
                "Email address",
                "Grade",
                "Maximum grade",
                "Last modified (grade)",
                "Feedback comments"));
        for (StudentVerdict student : students) {
            Upload upload = student.delivery().upload();
            lines.add(List.of(
                    "Participant " + upload.id(),
                    Csv.cell(upload.person()),
                    Csv.cell(student.delivery().email()),
                    Points.text(student.score()),
                    "" + student.maxScore(),
                    "-",
                    Csv.cell(student.comment())));
        }
        return Csv.text(lines);
    }

    private static String canvas(List<StudentVerdict> students, String assignment) {
        List<List<String>> lines = new ArrayList<>();
        lines.add(List.of("Student", "ID", "SIS User ID", "SIS Login ID", "Section", assignment));
        lines.add(List.of(
                "    Points Possible", "", "", "", "", "" + students.get(0).maxScore()));
        for (StudentVerdict student : students) {
            Upload upload = student.delivery().upload();
            String name = student.name().isEmpty() ? upload.person() : student.name();
            lines.add(List.of(Csv.cell(name), upload.id(), "", "", "", Points.text(student.score())));
        }
        return Csv.text(lines);
    }
}
