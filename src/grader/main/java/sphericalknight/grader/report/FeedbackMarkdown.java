package sphericalknight.grader.report;

import sphericalknight.grader.model.ExerciseVerdict;
import sphericalknight.grader.model.Reason;
import sphericalknight.grader.model.StudentVerdict;
import sphericalknight.grader.report.text.MarkdownText;

/**
 * {@code feedback.md} for each student: the points and outcomes of all exercises, then the tests and boards of the exercises that were
 * not passed.
 */
final class FeedbackMarkdown {
    private FeedbackMarkdown() {}

    static String of(StudentVerdict student) {
        StringBuilder text = new StringBuilder("# Feedback for "
                + MarkdownText.code(student.name().isBlank() ? student.student() : student.name()) + "\n\n");
        if (student.graderFailed()) {
            text.append("**The grader itself failed. This is not a grade; tell your teacher.**\n\n");
        }
        text.append("**" + MarkdownText.line(Wording.total(student)) + "**\n\n");
        text.append("| | exercise | outcome | points |\n| --- | --- | --- | ---: |\n");
        for (ExerciseVerdict exercise : student.exercises()) {
            text.append("| " + Wording.sign(exercise.reason()) + " | " + MarkdownText.cell(heading(exercise)) + " | "
                    + Wording.outcome(exercise.reason()) + " | " + Wording.points(exercise) + " |\n");
        }
        student.exercises().stream()
                .filter(exercise -> exercise.reason() != Reason.PASSED)
                .forEach(exercise -> exercise(exercise, text));
        if (!student.notes().isEmpty()) {
            text.append("\n## Notes\n\n");
            student.notes().forEach(note -> text.append("- " + MarkdownText.code(note) + "\n"));
        }
        return text.toString().stripTrailing() + "\n";
    }

    private static String heading(ExerciseVerdict exercise) {
        return exercise.id() + " " + exercise.title();
    }

    private static void exercise(ExerciseVerdict exercise, StringBuilder text) {
        text.append("\n## " + MarkdownText.line(heading(exercise)) + "\n\n");
        if (!exercise.source().isEmpty()) {
            text.append("Graded: " + MarkdownText.code(exercise.source()) + "\n\n");
        }
        text.append(MarkdownText.line(exercise.reason().sentence()) + "\n\n");
        if (!exercise.message().isEmpty()
                && !exercise.message().equals(exercise.reason().sentence())) {
            text.append(MarkdownText.block(exercise.message()) + "\n");
        }
        if (!Wording.advice(exercise).isEmpty()) {
            text.append("> " + MarkdownText.line(Wording.advice(exercise)) + "\n\n");
        }
        exercise.shown()
                .ifPresent(test -> text.append(
                        MarkdownText.line(test.name()) + ":\n\n" + MarkdownText.block(test.message()) + "\n"));
        if (exercise.message().isEmpty() && exercise.reason() != Reason.NOT_ATTEMPTED) {
            exercise.tests()
                    .forEach(test -> text.append("- " + Wording.sign(test.reason()) + " "
                            + MarkdownText.line(Wording.name(test)) + ": " + Wording.outcome(test.reason()) + "\n"));
        }
    }
}
