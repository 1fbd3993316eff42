package sphericalknight.exercise.check;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sphericalknight.exercise.answer.AnswerClasses;
import sphericalknight.exercise.contract.AnswerException;
import sphericalknight.exercise.contract.Calls;
import sphericalknight.exercise.contract.OutOfInstructions;
import sphericalknight.exercise.contract.WrongBoard;
import sphericalknight.machine.LimitReached;
import sphericalknight.machine.Unknown;

/** Explains to the learner why a test failed. */
final class Explanation {
    /** The length of the longest line that is shown whole. */
    private static final int LONGEST = 64;

    private static final Pattern OUTSIDE =
            Pattern.compile("[Ii]ndex (-?\\d+)(?: out of bounds for|,) length:? (\\d+)", Pattern.DOTALL);

    private Explanation() {}

    static String of(Throwable thrown) {
        String call = Calls.Note.of(thrown).map(Calls.Call::text).orElse("");
        String called = call.isEmpty() ? "" : "\nThe call: " + call;
        if (thrown instanceof WrongBoard wrong) {
            return wrong.words() + called + "\n" + wrong.boards().text();
        }
        if (thrown instanceof AssertionError) {
            return (thrown.getMessage() == null
                            ? "The answer is wrong."
                            : plain(thrown.getMessage().strip()))
                    + called;
        }
        if (thrown instanceof OutOfInstructions limit) {
            String what = call.isEmpty() ? "Your code" : call;
            return what + " did not end"
                    + (limit.isAgain()
                            ? "."
                            : " within the " + limit.millions()
                                    + " million instructions of this test. Which loop never ends, or does much more than it must?");
        }
        if (thrown instanceof Unknown) {
            return thrown.getMessage() + called;
        }
        if (thrown instanceof StackOverflowError) {
            return "Your code calls itself without end" + place(thrown)
                    + ": the case that ends it is missing or never reached." + called;
        }
        if (thrown instanceof LimitReached limit) {
            return (limit.kind() == LimitReached.Kind.DEPTH
                            ? "Your code nests objects, or calls, too deeply"
                            : "Your code needs more memory than there is")
                    + place(thrown) + "." + called;
        }
        return exception(thrown) + called;
    }

    /**
     * Rewrites AssertJ's standard messages: the description first, then the expected and the actual value. The messages are parsed without
     * regular expressions, which need a deep stack for a long list.
     */
    private static String plain(String message) {
        int compared = start(message, "expected: ");
        int was = message.lastIndexOf("\n but was: ");
        if (compared >= 0 && was > compared) {
            String expected = message.substring(compared + "expected: ".length(), was);
            String actual = message.substring(was + "\n but was: ".length());
            return question(message, compared)
                    + ListDifference.of(expected, actual).orElseGet(() -> values(expected, actual));
        }
        // This sentence adds nothing to a description in front of it.
        int yesOrNo = start(message, "Expecting value to be ");
        return yesOrNo > 0 ? question(message, yesOrNo).strip() : message;
    }

    /**
     * Both values, each on its own line and without Java's quotation marks. The quotation marks stay if the values differ only in leading
     * or trailing white space, which would be invisible without them.
     */
    private static String values(String expected, String actual) {
        boolean onlyBlanks = value(expected).strip().equals(value(actual).strip());
        String right = onlyBlanks ? expected.strip() : value(expected);
        String yours = onlyBlanks ? actual.strip() : value(actual);
        int common = 0;
        while (common < Math.min(right.length(), yours.length()) && right.charAt(common) == yours.charAt(common)) {
            common++;
        }
        return "expected: " + part(right, common) + "\nyours:    " + part(yours, common);
    }

    /** The part of a long line that shows the character at {@code index} in the middle; all of a short line, and of several lines. */
    private static String part(String text, int index) {
        if (text.length() <= LONGEST || text.contains("\n")) {
            return text;
        }
        int begin = Math.max(0, Math.min(index, text.length() - 1) - LONGEST / 2);
        int end = Math.min(text.length(), begin + LONGEST);
        return (begin == 0 ? "" : "... ") + text.substring(begin, end) + (end == text.length() ? "" : " ...") + " ("
                + text.length() + " characters)";
    }

    /** The index of {@code sentence} in {@code message} if at most a description in brackets precedes it; otherwise -1. */
    private static int start(String message, String sentence) {
        int at = message.indexOf(sentence);
        while (at >= 0) {
            String before = message.substring(0, at).strip();
            if (before.isEmpty() || before.startsWith("[") && before.endsWith("]")) {
                return at;
            }
            at = message.indexOf(sentence, at + 1);
        }
        return at;
    }

    /**
     * The description that AssertJ puts in brackets before its message, which starts at {@code end}: without the brackets and with a final
     * newline; "" if there is none.
     */
    private static String question(String message, int end) {
        String before = message.substring(0, end).strip();
        return before.isEmpty() ? "" : before.substring(1, before.length() - 1).strip() + "\n";
    }

    /** Returns a value without its Java quotation marks or its suffix L or F: {@code "0f"} becomes 0f, and {@code 3L} becomes 3. */
    static String value(String java) {
        String text = java.strip();
        return text.matches("-?\\d+[LF]") ? text.substring(0, text.length() - 1) : text.replaceAll("^\"|\"$", "");
    }

    /**
     * Returns a sentence that names an exception, its place and its message. An exception from a static field or block is wrapped.
     */
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
        // What Java says of a null is about its own variables.
        String text = cause.getMessage() == null || cause instanceof NullPointerException ? "" : cause.getMessage();
        return "Your code throws " + AnswerException.nameOf(cause) + where
                + (text.isEmpty() ? "" : ": " + inWords(text));
    }

    /** Java's message about an index or a division in plain words; other messages as they are. */
    private static String inWords(String text) {
        Matcher outside = OUTSIDE.matcher(text);
        if (outside.matches()) {
            int length = Integer.parseInt(outside.group(2));
            return "there is no index " + outside.group(1)
                    + (length == 0
                            ? " in a list, array or text that is empty."
                            : ", because the " + length + " places are 0 to " + (length - 1) + ".");
        }
        return text.equals("/ by zero") ? "it divides by zero." : text;
    }

    static Optional<WrongBoard.Boards> boards(Throwable thrown) {
        return thrown instanceof WrongBoard wrong ? Optional.ofNullable(wrong.boards()) : Optional.empty();
    }

    /**
     * Returns {@code " in line N"} for the topmost stack frame outside Java if it is in the learner's file; "" if it is in the course or in
     * a notebook cell, whose lines the learner could not look up.
     */
    private static String place(Throwable thrown) {
        for (StackTraceElement frame : thrown.getStackTrace()) {
            String type = frame.getClassName();
            if (frame.getLineNumber() <= 0) {
                continue;
            }
            if (type.startsWith("sphericalknight.") || AnswerClasses.isInCell(type)) {
                return "";
            }
            if (!type.startsWith("java.") && !type.startsWith("jdk.")) {
                return " in line " + frame.getLineNumber();
            }
        }
        return "";
    }
}
