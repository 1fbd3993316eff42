package sphericalknight.grader.report;

import java.io.StringWriter;
import java.util.List;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import sphericalknight.grader.model.ExerciseVerdict;
import sphericalknight.grader.model.Reason;
import sphericalknight.grader.model.StudentVerdict;
import sphericalknight.grader.model.TestVerdict;
import sphericalknight.grader.report.text.PlainText;

/**
 * {@code junit.xml} for each student, in the form that build servers read: each exercise is a suite. No test is ever "skipped", because
 * many servers count that as success; an exercise that was not attempted is a failure. Times are left out, so the same verdict gives the
 * same file.
 */
final class JunitXml {
    private static final XMLOutputFactory FACTORY = XMLOutputFactory.newDefaultFactory();

    private JunitXml() {}

    static String of(StudentVerdict student) {
        StringWriter text = new StringWriter();
        try {
            XMLStreamWriter xml = FACTORY.createXMLStreamWriter(text);
            xml.writeStartDocument("UTF-8", "1.0");
            xml.writeCharacters("\n");
            xml.writeStartElement("testsuites");
            for (ExerciseVerdict exercise : student.exercises()) {
                suite(exercise, xml);
            }
            xml.writeCharacters("\n");
            xml.writeEndDocument();
            xml.close();
        } catch (XMLStreamException e) {
            throw new IllegalStateException("a text takes whatever is written", e);
        }
        return text + "\n";
    }

    private static void suite(ExerciseVerdict exercise, XMLStreamWriter xml) throws XMLStreamException {
        List<TestVerdict> tests = exercise.tests().isEmpty()
                ? List.of(new TestVerdict("exercise", "the whole exercise", false, exercise.reason(), ""))
                : exercise.tests();
        long errors = tests.stream()
                .filter(test -> test.reason() == Reason.GRADER_ERROR)
                .count();
        long failures = tests.stream().filter(test -> !test.passed()).count() - errors;
        xml.writeCharacters("\n  ");
        xml.writeStartElement("testsuite");
        attribute("name", exercise.id() + " " + exercise.title(), xml);
        attribute("tests", "" + tests.size(), xml);
        attribute("failures", "" + failures, xml);
        attribute("errors", "" + errors, xml);
        attribute("skipped", "0", xml);
        for (TestVerdict test : tests) {
            testCase(exercise, test, xml);
        }
        xml.writeCharacters("\n  ");
        xml.writeEndElement();
    }

    private static void testCase(ExerciseVerdict exercise, TestVerdict test, XMLStreamWriter xml)
            throws XMLStreamException {
        xml.writeCharacters("\n    ");
        xml.writeStartElement("testcase");
        attribute("classname", exercise.id(), xml);
        attribute("name", Wording.name(test), xml);
        if (!test.passed()) {
            xml.writeCharacters("\n      ");
            xml.writeStartElement(test.reason() == Reason.GRADER_ERROR ? "error" : "failure");
            attribute("type", test.reason().code(), xml);
            attribute("message", Wording.sentence(exercise, test), xml);
            xml.writeCharacters(PlainText.lines(test.message().isEmpty() ? exercise.message() : test.message()));
            xml.writeEndElement();
            xml.writeCharacters("\n    ");
        }
        xml.writeEndElement();
    }

    private static void attribute(String name, String value, XMLStreamWriter xml) throws XMLStreamException {
        xml.writeAttribute(name, PlainText.line(value));
    }
}
