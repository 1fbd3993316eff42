package sphericalknight.exercise.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sphericalknight.exercise.Exercise;
import sphericalknight.exercise.contract.Diagnosis;

/** Formats checked exercises as plain text, for terminals and for the text form of the notebook's table. */
public final class ResultText {
    /** The line width to use if that of the terminal is unknown. */
    public static final int WIDTH = 96;

    private static final int MARGIN = 6;

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
        String title = exercise.title() + (exercise.bonus() ? " (*)" : "") + remarks;
        String fitting = 19 + title.length() > width ? title.replace("  ", " ") : title;
        return String.format("%-5s %s  %s", exercise.id(), word(status), beside(19, fitting));
    }

    /** Wraps {@code text} for a column that starts after {@code column} characters; all lines but the first are indented to that column. */
    private String beside(int column, String text) {
        return wrapped(text, width - column).replace("\n", "\n" + " ".repeat(column));
    }

    /** A one-line summary, followed by a few lines on what is wrong. */
    public String brief(CheckResult result) {
        List<String> lines = new ArrayList<>();
        lines.add(line(result.exercise().exercise(), result.status()));
        if (!result.isTested()) {
            lines.add(prose(result.message()));
        }
        toLookAt(result)
                .ifPresent(test -> lines.add(
                        prose(result.diagnosis().map(Diagnosis::readable).orElse("\"" + test.name() + "\""))));
        return String.join("\n", lines);
    }

    /** The full report: the tests, the diagnosis, the message of one failed test, which may show boards, and what the answer printed. */
    public String full(CheckResult result) {
        List<String> lines = new ArrayList<>();
        lines.add(line(result.exercise().exercise(), result.status(), score(result)));
        if (!result.isTested()) {
            lines.add("");
            lines.add(prose(result.message()));
        } else if (result.status() == Status.NOT_STARTED) {
            lines.add("");
            lines.add(prose(result.tests().get(0).message()));
        } else {
            lines.add("");
            for (TestResult test : result.tests()) {
                lines.add("      " + word(test.status()) + "  " + beside(19, test.name()));
            }
        }
        toLookAt(result).ifPresent(test -> {
            result.diagnosis().ifPresent(known -> {
                lines.add("");
                lines.add(marks.strong(prose(known.readable())));
            });
            lines.add("");
            lines.add(prose("\"" + test.name() + "\":"));
            lines.add(prose(test.message()));
        });
        if (!result.printed().isEmpty()) {
            lines.add("");
            lines.add(indented("Your code printed:\n" + result.printed()));
        }
        return String.join("\n", lines);
    }

    /** The failed test to show: the one that shows the known mistake best, otherwise the first; empty if no test was run or none failed. */
    public static Optional<TestResult> toLookAt(CheckResult result) {
        return result.tests().stream()
                .filter(test -> result.isTested() && test.status() == Status.FAILED)
                .filter(test -> result.diagnosis()
                        .map(known -> known.test().equals(test.method()))
                        .orElse(false))
                .findFirst()
                .or(() -> result.isTested() ? result.firstFailure() : Optional.empty());
    }

    private static String score(CheckResult result) {
        return result.maxPoints() == 0 ? "" : String.format("  (%d of %d points)", result.points(), result.maxPoints());
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
