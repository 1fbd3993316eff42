package sphericalknight.grader.report;

import java.util.stream.Collectors;
import sphericalknight.grader.model.ClassVerdict;
import sphericalknight.grader.model.ExerciseVerdict;
import sphericalknight.grader.model.Reason;
import sphericalknight.grader.model.StudentVerdict;
import sphericalknight.grader.report.text.TerminalText;

/** The output of {@code course grade}: the full report for one student, one line per student for a class. */
public final class TerminalReport {
    private TerminalReport() {}

    /** Returns the report, without a final line feed and without the notes about the whole class, which the caller prints. */
    public static String of(ClassVerdict verdict) {
        return verdict.students().size() == 1
                ? whole(verdict.students().get(0))
                : verdict.students().stream().map(TerminalReport::line).collect(Collectors.joining("\n"));
    }

    private static String line(StudentVerdict student) {
        String signs = student.exercises().stream()
                .map(exercise -> Wording.sign(exercise.reason()))
                .collect(Collectors.joining());
        return String.format(
                "%4d of %d  %s  %s%s",
                student.score(),
                student.maxScore(),
                signs,
                TerminalText.line(student.student()),
                student.hasGrade() ? "" : "  NO GRADE: " + TerminalText.line(student.problem()));
    }

    private static String whole(StudentVerdict student) {
        StringBuilder text = new StringBuilder();
        if (student.graderFailed()) {
            text.append("The grader itself failed. This is not a grade.\n");
        }
        text.append(TerminalText.line(student.student()) + ": " + Wording.total(student) + "\n");
        for (ExerciseVerdict exercise : student.exercises()) {
            text.append(String.format(
                    "%s %-5s %-18s %s, %s\n",
                    Wording.sign(exercise.reason()),
                    exercise.id(),
                    Wording.outcome(exercise.reason()),
                    TerminalText.line(exercise.title()),
                    Wording.points(exercise)));
            if (!exercise.message().isEmpty()) {
                text.append(indented(TerminalText.lines(exercise.message())));
            }
            if (!Wording.advice(exercise).isEmpty()) {
                text.append(indented(TerminalText.lines(Wording.advice(exercise))));
            }
            exercise.shown().ifPresent(test -> text.append(indented(TerminalText.lines(test.message()))));
            exercise.tests().stream()
                    .filter(test -> exercise.message().isEmpty() && exercise.reason() != Reason.NOT_ATTEMPTED)
                    .filter(test -> !test.passed())
                    .forEach(test -> text.append(indented(Wording.sign(test.reason()) + " "
                            + TerminalText.line(Wording.name(test)) + ": " + Wording.outcome(test.reason()))));
        }
        student.notes().forEach(note -> text.append("Note: " + TerminalText.line(note) + "\n"));
        return text.toString().stripTrailing();
    }

    private static String indented(String text) {
        return text.indent(6);
    }
}
