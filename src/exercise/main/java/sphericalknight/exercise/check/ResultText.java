package sphericalknight.exercise.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sphericalknight.exercise.Exercise;

/** A checked exercise in plain text, for terminals and as the text twin of the notebook's table. */
public final class ResultText {
    private static final int WIDTH = 90;

    /** The way to highlight words; without colours the words have the same meaning. */
    public interface Marks {
        /** No marks at all. */
        Marks NONE = new Marks() {};

        /** A status, ten letters wide. */
        default String status(Status status, String word) {
            return word;
        }

        /** Something important. */
        default String strong(String text) {
            return text;
        }
    }

    private final Marks marks;

    /** Text with these marks. */
    public ResultText(Marks marks) {
        this.marks = marks;
    }

    /** One line: id, outcome, title. */
    public String line(Exercise exercise, Status status) {
        return String.format(
                "%-5s %s  %s%s", exercise.id(), word(status), exercise.title(), exercise.bonus() ? " (*)" : "");
    }

    /** A summary in one line, then a few lines on what is wrong. */
    public String brief(CheckResult result) {
        List<String> lines = new ArrayList<>();
        lines.add(line(result.exercise().exercise(), result.status()));
        if (!result.isTested()) {
            lines.add(indented(wrapped(result.message())));
        }
        toLookAt(result)
                .ifPresent(test -> lines.add(
                        indented(wrapped(test.diagnosis().isEmpty() ? "\"" + test.name() + "\"" : test.diagnosis()))));
        return String.join("\n", lines);
    }

    /** Everything a learner needs: the tests, the diagnosis, and the board that shows it. */
    public String full(CheckResult result) {
        List<String> lines = new ArrayList<>();
        lines.add(line(result.exercise().exercise(), result.status()) + score(result));
        if (!result.isTested()) {
            lines.add("");
            lines.add(indented(wrapped(result.message())));
        } else if (result.status() == Status.NOT_STARTED) {
            lines.add("");
            lines.add(indented(wrapped(result.tests().get(0).message())));
        } else {
            lines.add("");
            for (TestResult test : result.tests()) {
                lines.add("      " + word(test.status()) + "  " + test.name());
            }
        }
        toLookAt(result).ifPresent(test -> {
            if (!test.diagnosis().isEmpty()) {
                lines.add("");
                lines.add(marks.strong(indented(wrapped(test.diagnosis()))));
            }
            lines.add("");
            lines.add(indented("\"" + test.name() + "\":"));
            lines.add(indented(wrapped(test.message())));
        });
        if (!result.printed().isEmpty()) {
            lines.add("");
            lines.add(indented("Your code printed:\n" + result.printed()));
        }
        return String.join("\n", lines);
    }

    /** The failed test to look at: the one that shows the known mistake best, else the first; none where no test was run. */
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

    /** Breaks lines of prose between words; a board's lines are short enough to stay. */
    public static String wrapped(String text) {
        StringBuilder wrapped = new StringBuilder();
        for (String line : text.split("\n", -1)) {
            int column = 0;
            for (String word : line.length() <= WIDTH ? new String[] {line} : line.split(" ")) {
                if (column > 0 && column + 1 + word.length() > WIDTH) {
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

    /** Six blanks before each line. */
    public static String indented(String text) {
        return text.indent(6).stripTrailing();
    }
}
