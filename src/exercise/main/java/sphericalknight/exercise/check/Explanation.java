package sphericalknight.exercise.check;

import java.util.Optional;
import sphericalknight.exercise.answer.StopSign;
import sphericalknight.exercise.contract.AnswerExtension;
import sphericalknight.exercise.contract.WrongBoard;

/** Says in a learner's words why a test failed. */
final class Explanation {
    private Explanation() {}

    static String of(Throwable thrown) {
        if (thrown instanceof AssertionError) {
            return thrown.getMessage() == null
                    ? "The answer is wrong."
                    : thrown.getMessage().strip();
        }
        if (thrown instanceof StopSign.Stopped) {
            return "No answer within the time limit: a loop that never ends?";
        }
        if (thrown instanceof StackOverflowError) {
            return "Your code calls itself without end" + place(thrown) + ": the case that ends it is missing.";
        }
        if (thrown instanceof AnswerExtension.NeedsTooMuchMemory) {
            return "Your code needs more memory than there is" + place(thrown.getCause()) + ".";
        }
        String message = thrown.getMessage() == null ? "" : ": " + thrown.getMessage();
        return "Your code throws " + thrown.getClass().getSimpleName() + place(thrown) + message;
    }

    static Optional<WrongBoard.Boards> boards(Throwable thrown) {
        return thrown instanceof WrongBoard wrong ? Optional.ofNullable(wrong.boards()) : Optional.empty();
    }

    /** The uppermost line of the learner's file; cells have no lines that the learner could look up. */
    private static String place(Throwable thrown) {
        for (StackTraceElement frame : thrown.getStackTrace()) {
            String type = frame.getClassName();
            if (type.startsWith("sphericalknight.") || type.startsWith("REPL.")) {
                return "";
            }
            if (!type.startsWith("java.") && !type.startsWith("jdk.")) {
                return " in line " + frame.getLineNumber();
            }
        }
        return "";
    }
}
