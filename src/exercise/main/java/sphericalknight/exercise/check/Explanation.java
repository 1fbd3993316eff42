package sphericalknight.exercise.check;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sphericalknight.exercise.answer.StopSign;
import sphericalknight.exercise.contract.AnswerExtension;
import sphericalknight.exercise.contract.Calls;
import sphericalknight.exercise.contract.Platform;
import sphericalknight.exercise.contract.WrongBoard;

/** Says in a learner's words why a test failed. */
final class Explanation {
    /** Matches the JVM's record of why a class could not be initialised. */
    private static final Pattern REMEMBERED =
            Pattern.compile("Exception (?:[\\w.]+\\.)?(\\w+)(?:: (.*?))? \\[in thread .*", Pattern.DOTALL);

    private static final Pattern COMPARED =
            Pattern.compile("(?:\\[(.*?)\\]\\s*)?\\s*expected: (.*)\\n but was: (.*)", Pattern.DOTALL);

    private static final Pattern CONTAINED = Pattern.compile(
            "(?:\\[(.*?)\\]\\s*)?\\s*Expecting actual:\\s*(.*?)\\nto ([a-z ()]+):?\\s*\\n(.*?)(?:\\n(?:elements|but|and) .*)?",
            Pattern.DOTALL);

    private static final Pattern ORDER = Pattern.compile(
            "(?:\\[(.*?)\\]\\s*)?\\s*Actual and expected have the same elements but not in the same order, at index (\\d+) actual"
                    + " element was:\\s*(.*?)\\nwhereas expected element was:\\s*(.*?)\\s*",
            Pattern.DOTALL);

    /** "Expecting value to be true but was false" says nothing where the words in front of it have said all. */
    private static final Pattern YES_OR_NO = Pattern.compile(
            "\\[(.*)\\]\\s*Expecting value to be (?:true|false) but was (?:true|false)", Pattern.DOTALL);

    private Explanation() {}

    static String of(Throwable thrown) {
        String call = Calls.Note.of(thrown).map(Calls.Call::text).orElse("");
        if (thrown instanceof AssertionError) {
            String message = thrown.getMessage() == null
                    ? "The answer is wrong."
                    : plain(thrown.getMessage().strip());
            return call.isEmpty() ? message : message + "\nThe call: " + call;
        }
        String called = call.isEmpty() ? "" : "\nThe call: " + call;
        if (thrown instanceof StopSign.Stopped) {
            return "No answer within the time limit: a loop that never ends?" + called;
        }
        if (thrown instanceof StackOverflowError) {
            return "Your code calls itself without end" + place(thrown) + ": the case that ends it is missing."
                    + called;
        }
        if (thrown instanceof AnswerExtension.NeedsTooMuchMemory) {
            return "Your code needs more memory than there is" + place(thrown.getCause()) + "." + called;
        }
        return exception(thrown) + called;
    }

    /** AssertJ's standard sentences in ours: the question first, then what was expected and what came. */
    private static String plain(String message) {
        Matcher compared = COMPARED.matcher(message);
        if (compared.matches()) {
            String words = compared.group(1) == null ? "" : compared.group(1).strip() + "\n";
            Optional<String> lists = Lists.difference(compared.group(2), compared.group(3), false);
            if (lists.isPresent()) {
                return words + lists.get();
            }
            return words + "expected: " + value(compared.group(2)) + "\nyours:    " + value(compared.group(3));
        }
        Matcher contained = CONTAINED.matcher(message);
        if (contained.matches()) {
            String words = contained.group(1) == null ? "" : contained.group(1).strip() + "\n";
            boolean isStart = contained.group(3).startsWith("start with");
            Optional<String> lists = isStart || contained.group(3).startsWith("contain exactly (")
                    ? Lists.difference(contained.group(4), contained.group(2), isStart)
                    : Optional.empty();
            if (lists.isPresent()) {
                return words + lists.get();
            }
            return words + "expected to " + contained.group(3) + ": "
                    + contained.group(4).strip() + "\nyours: "
                    + contained.group(2).strip();
        }
        Matcher order = ORDER.matcher(message);
        if (order.matches()) {
            String words = order.group(1) == null ? "" : order.group(1).strip() + "\n";
            return words + "The entries are right, but not their order. The first wrong entry is " + order.group(2)
                    + ": it should be " + value(order.group(4)) + ", yours is " + value(order.group(3)) + ".";
        }
        Matcher yesOrNo = YES_OR_NO.matcher(message);
        return yesOrNo.matches() ? yesOrNo.group(1).strip() : message;
    }

    /** A value without the marks of Java: {@code "0f"} is 0f, {@code 3L} is 3. */
    static String value(String java) {
        String text = java.strip();
        return text.matches("-?\\d+[LF]") ? text.substring(0, text.length() - 1) : text.replaceAll("^\"|\"$", "");
    }

    /** An exception in a static field or block comes wrapped; and the second time it is only remembered, as text. */
    private static String exception(Throwable thrown) {
        Throwable cause = thrown;
        while ((cause instanceof ExceptionInInitializerError || cause instanceof NoClassDefFoundError)
                && cause.getCause() != null) {
            cause = cause.getCause();
        }
        String where = place(cause);
        if (cause != thrown) {
            where = (where.isEmpty() ? " in" : where + ", in") + " a static field or block";
        }
        String text = cause.getMessage() == null ? "" : cause.getMessage();
        Matcher remembered = REMEMBERED.matcher(text);
        String name = Platform.name(cause);
        if (remembered.matches()) {
            name = remembered.group(1);
            text = remembered.group(2) == null ? "" : remembered.group(2);
        }
        return "Your code throws " + name + where + (text.isEmpty() ? "" : ": " + text);
    }

    static Optional<WrongBoard.Boards> boards(Throwable thrown) {
        return thrown instanceof WrongBoard wrong ? Optional.ofNullable(wrong.boards()) : Optional.empty();
    }

    /** The uppermost line of the learner's file; cells have no lines that the learner could look up. */
    private static String place(Throwable thrown) {
        for (StackTraceElement frame : thrown.getStackTrace()) {
            String type = frame.getClassName();
            if (type.equals(StopSign.class.getName()) || frame.getLineNumber() <= 0) {
                continue; // what was written into the learner's code has no line
            }
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
