package sphericalknight.grader.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sphericalknight.exercise.check.ResultText;
import sphericalknight.exercise.check.TestResult;
import sphericalknight.grader.model.ClassVerdict;
import sphericalknight.grader.model.ExerciseVerdict;
import sphericalknight.grader.model.Points;
import sphericalknight.grader.model.Reason;
import sphericalknight.grader.model.StudentVerdict;
import sphericalknight.grader.text.TerminalText;

/** The output of {@code course grade}: one screen for one student, or one line per student for a class. */
public final class TerminalReport {
    /** A small terminal has 25 lines; the command adds three. */
    private static final int LINES = 21;

    private static final int WIDTH = 92;
    private static final int FEW = 8;
    private static final String INDENT = " ".repeat(6);

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
        String points = student.hasGrade()
                ? String.format("%4s of %d", Points.text(student.score()), student.maxScore())
                : "no grade";
        return String.format(
                "%-10s  %s  %s%s",
                points,
                signs,
                TerminalText.line(student.student()),
                student.hasGrade() ? "" : "  NO GRADE: " + TerminalText.line(student.problem()));
    }

    /** All that fits a screen; the feedback has the rest. */
    private static String whole(StudentVerdict student) {
        List<String> text = new ArrayList<>();
        if (student.graderFailed()) {
            text.add("The grader itself failed. This is not a grade.");
        }
        text.add(TerminalText.line(student.student()) + ": " + Wording.total(student));
        if (!Wording.when(student).isEmpty()) {
            text.add(Wording.when(student));
        }
        boolean areMany = student.exercises().size() > FEW;
        if (areMany) {
            Stream.of(Reason.PASSED, Reason.NOT_ATTEMPTED, Reason.MISSING_FILE)
                    .forEach(reason -> text.addAll(ids(reason, student.exercises())));
        }
        List<ExerciseVerdict> exercises = student.exercises().stream()
                .filter(exercise -> !areMany || !isSettled(exercise.reason()))
                .toList();
        int details = Math.max(1, (LINES - text.size()) / Math.max(1, exercises.size()) - 1);
        for (ExerciseVerdict exercise : exercises) {
            text.add(line(exercise));
            if (exercises.size() <= FEW && !isSettled(exercise.reason())) {
                text.addAll(details(exercise).stream().limit(details).toList());
            }
        }
        student.notes().forEach(note -> text.addAll(wrapped("Note: " + TerminalText.line(note), INDENT)));
        return String.join("\n", cut(text));
    }

    private static String line(ExerciseVerdict exercise) {
        return String.format(
                "%s %-5s %-16s %s, %s",
                Wording.sign(exercise.reason()),
                exercise.id(),
                exercise.reason().words(),
                TerminalText.line(exercise.title()),
                Wording.points(exercise));
    }

    private static List<String> cut(List<String> text) {
        if (text.size() <= LINES) {
            return text;
        }
        List<String> cut = new ArrayList<>(text.subList(0, LINES - 1));
        cut.add("... and " + (text.size() - LINES + 1) + " lines more in the feedback.");
        return cut;
    }

    private static boolean isSettled(Reason reason) {
        return reason == Reason.PASSED || reason == Reason.NOT_ATTEMPTED || reason == Reason.MISSING_FILE;
    }

    private static List<String> ids(Reason reason, List<ExerciseVerdict> exercises) {
        List<String> ids = exercises.stream()
                .filter(exercise -> exercise.reason() == reason)
                .map(ExerciseVerdict::id)
                .toList();
        return ids.isEmpty()
                ? List.of()
                : wrapped(Wording.sign(reason) + " " + reason.words() + ": " + String.join(", ", ids), "  ");
    }

    /** What is wrong, and where it shows. */
    private static List<String> details(ExerciseVerdict exercise) {
        List<String> lines = new ArrayList<>();
        lines.addAll(indented(exercise.message()));
        lines.addAll(indented(Wording.advice(exercise)));
        exercise.shown()
                .ifPresent(test ->
                        lines.addAll(indented(test.name() + ":\n" + TestResult.words(test.message(), test.boards()))));
        exercise.tests().stream()
                .filter(test -> exercise.message().isEmpty() && exercise.shown().isEmpty() && !test.passed())
                .forEach(test -> lines.add(INDENT + TerminalText.line(Wording.name(test)) + ": "
                        + test.reason().words()));
        return lines;
    }

    /** The text in lines of at most 92 characters, all but the first after {@code indent}. */
    private static List<String> wrapped(String text, String indent) {
        return ResultText.wrapped(text, WIDTH - indent.length())
                .replace("\n", "\n" + indent)
                .lines()
                .toList();
    }

    /** The lines of a text that are not blank, wrapped and indented. */
    private static List<String> indented(String text) {
        return ResultText.wrapped(TerminalText.lines(text), WIDTH - INDENT.length())
                .lines()
                .filter(line -> !line.isBlank())
                .map(line -> INDENT + line)
                .toList();
    }
}
