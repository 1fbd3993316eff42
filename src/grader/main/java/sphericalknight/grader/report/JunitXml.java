package sphericalknight.grader.report;

import java.nio.file.Path;
import java.util.Map;
import sphericalknight.grader.model.ClassVerdict;
import sphericalknight.grader.model.ExerciseVerdict;
import sphericalknight.grader.model.Reason;
import sphericalknight.grader.model.StudentVerdict;
import sphericalknight.grader.model.TestVerdict;
import sphericalknight.grader.report.text.XmlText;

/**
 * {@code junit.xml} of each student, as build servers read it: an exercise is a suite. Nothing is ever "skipped", for that counts as
 * success in many places; what was not attempted is a failure. Times are left out, so that the same verdict is the same file.
 */
final class JunitXml implements ReportWriter {
    @Override
    public void write(ClassVerdict verdict, Path out) {
        Map<String, String> folders = StudentFolders.of(verdict.students());
        for (StudentVerdict student : verdict.students()) {
            StringBuilder xml = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n");
            student.exercises().forEach(exercise -> suite(exercise, xml));
            xml.append("</testsuites>\n");
            ReportFile.write(StudentFolders.in(out, folders, student).resolve("junit.xml"), xml.toString());
        }
    }

    private static void suite(ExerciseVerdict exercise, StringBuilder xml) {
        long errors = exercise.tests().stream()
                .filter(test -> test.reason() == Reason.GRADER_ERROR)
                .count();
        long failures = exercise.tests().stream().filter(test -> !test.passed()).count() - errors;
        boolean none = exercise.tests().isEmpty();
        xml.append("  <testsuite name=\"")
                .append(XmlText.attribute(exercise.id() + " " + exercise.title()))
                .append("\" tests=\"" + (none ? 1 : exercise.tests().size()))
                .append("\" failures=\"" + (none && exercise.reason() != Reason.GRADER_ERROR ? 1 : failures))
                .append("\" errors=\"" + (none && exercise.reason() == Reason.GRADER_ERROR ? 1 : errors))
                .append("\" skipped=\"0\">\n");
        if (none) {
            testCase(exercise, new TestVerdict("exercise", exercise.title(), false, exercise.reason(), ""), xml);
        }
        exercise.tests().forEach(test -> testCase(exercise, test, xml));
        xml.append("  </testsuite>\n");
    }

    private static void testCase(ExerciseVerdict exercise, TestVerdict test, StringBuilder xml) {
        xml.append("    <testcase classname=\"")
                .append(XmlText.attribute(exercise.id()))
                .append("\" name=\"")
                .append(XmlText.attribute(test.name()))
                .append("\"");
        if (test.passed()) {
            xml.append("/>\n");
            return;
        }
        String element = test.reason() == Reason.GRADER_ERROR ? "error" : "failure";
        String text = test.message().isEmpty() ? exercise.message() : test.message();
        xml.append(">\n      <" + element + " type=\"" + test.reason().code() + "\" message=\"")
                .append(XmlText.attribute(test.reason().sentence()) + "\">")
                .append(XmlText.lines(text) + "</" + element + ">\n    </testcase>\n");
    }
}
