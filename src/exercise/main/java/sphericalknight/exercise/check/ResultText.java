package sphericalknight.exercise.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import sphericalknight.exercise.Exercise;

/** Formats checked exercises as plain text, for terminals and for the text form of the notebook's table. */
public final class ResultText {
    /** The line width to use if that of the terminal is unknown. */
    public static final int WIDTH = 96;

    private static final int MARGIN = 6;
    /** How many of the printed lines are shown. */
    private static final int PRINTED = 4;

    /** A way to highlight words; the text means the same without colours. */
    public interface Marks {
        /** Marks that leave all text as it is. */
        Marks NONE = new Marks() {};

        /**
         * Returns {@code word}, the name of a status padded to eleven characters, in the colour of the status; without colours, as it is.
         */
        default String status(Status status, String word) {
            return word;
        }

        /** Returns {@code text} in bold type; without styles, as it is. */
        default String strong(String text) {
            return text;
        }
    }

    private final Marks marks;
    private final int width;

    /** Creates a formatter that uses these marks. */
    public ResultText(Marks marks) {
        this(marks, WIDTH);
    }

    /** Creates a formatter that uses these marks and wraps prose at {@code width} characters. */
    public ResultText(Marks marks, int width) {
        this.marks = marks;
        this.width = width;
    }

    /** Returns id, outcome and title of an exercise on one line; a title that is too long continues on further lines. */
    public String line(Exercise exercise, Status status) {
        return line(exercise, status, "");
    }

    /** Returns id, outcome, title and {@code remarks} of an exercise on one line; what is too long continues on further lines. */
    public String line(Exercise exercise, Status status, String remarks) {
        return line(exercise, word(status), remarks);
    }

    private String line(Exercise exercise, String outcome, String remarks) {
        String title = exercise.title() + (exercise.bonus() ? " (*)" : "") + remarks;
        String fitting = 19 + title.length() > width ? title.replace("  ", " ") : title;
        return String.format("%-5s %s  %s", exercise.id(), outcome, beside(19, fitting));
    }

    /** Wraps {@code text} for a column that starts after {@code column} characters; all lines but the first are indented to that column. */
    private String beside(int column, String text) {
        return wrapped(text, width - column).replace("\n", "\n" + " ".repeat(column));
    }

    /** A one-line summary, followed by the sentence to act on or, if no mistake is known, the name of a failed test. */
    public String brief(CheckResult result) {
        Report report = Report.of(result);
        boolean isOpen = result.status() == Status.FAILED || result.status() == Status.ERROR;
        String what = report.sentence().isEmpty()
                ? report.shown().map(test -> "\"" + test.name() + "\"").orElse("")
                : report.sentence();
        return line(result.exercise().exercise(), word(report), "") + (isOpen ? "\n" + prose(what) : "");
    }

    /**
     * The report: the sentence to act on, the failed case with its boards, what the answer printed, {@code where} to go on, and how many
     * tests pass.
     *
     * @param where the learner's file, or what comes next; "" for nothing
     * @param isWhole whether all tests are listed, and all that was printed
     */
    public String full(CheckResult result, String where, boolean isWhole) {
        Report report = Report.of(result);
        boolean isPassed = result.status() == Status.PASSED;
        List<String> parts = new ArrayList<>();
        String title = line(result.exercise().exercise(), word(report), isPassed ? ": " + report.score() : "");
        parts.add(report.sentence().isEmpty() ? title : title + "\n" + marks.strong(prose(report.sentence())));
        report.shown().ifPresent(test -> parts.add(prose(test.message())));
        if (!report.printed().isEmpty()) {
            parts.add(indented("Your code printed:\n" + (isWhole ? report.printed() : beginning(report.printed()))));
        }
        String end = (where.isEmpty() ? "" : prose(where) + "\n") + (isPassed ? "" : prose(report.score()));
        if (!end.isBlank()) {
            parts.add(end.stripTrailing());
        }
        if (isWhole && result.isTested()) {
            parts.add(String.join(
                    "\n",
                    result.tests().stream()
                            .map(test -> " ".repeat(MARGIN) + word(test.status()) + "  " + beside(19, test.name()))
                            .toList()));
        }
        return String.join("\n\n", parts);
    }

    private static String beginning(String printed) {
        String[] lines = printed.split("\n", PRINTED + 1);
        return lines.length <= PRINTED
                ? printed
                : String.join("\n", Arrays.asList(lines).subList(0, PRINTED)) + "\n...";
    }

    private String word(Report report) {
        return report.isUnfinished() ? marks.status(Status.NOT_STARTED, "unfinished ") : word(report.status());
    }

    private String word(Status status) {
        return marks.status(
                status,
                switch (status) {
                    case PASSED -> "passed     ";
                    case FAILED -> "FAILED     ";
                    case NOT_STARTED -> "not started";
                    case ERROR -> "ERROR      ";
                });
    }

    private String prose(String text) {
        return indented(wrapped(text, width - MARGIN));
    }

    /** Wraps prose at {@code width} characters; lines with consecutive spaces, such as boards, tables and code, stay as they are. */
    public static String wrapped(String text, int width) {
        StringBuilder wrapped = new StringBuilder();
        for (String line : text.split("\n", -1)) {
            int column = 0;
            boolean prose = line.length() > width && !line.contains("  ");
            for (String word : prose ? line.split(" ") : new String[] {line}) {
                if (column > 0 && column + 1 + word.length() > width) {
                    wrapped.append('\n');
                    column = 0;
                } else if (column > 0) {
                    wrapped.append(' ');
                    column++;
                }
                wrapped.append(word);
                column += word.length();
            }
            wrapped.append('\n');
        }
        return wrapped.toString().stripTrailing();
    }

    /** Indents each line by six spaces. */
    public static String indented(String text) {
        return text.indent(MARGIN).stripTrailing();
    }
}
