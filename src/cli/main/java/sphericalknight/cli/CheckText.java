package sphericalknight.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Help.Ansi;
import sphericalknight.exercise.Exercise;
import sphericalknight.exercise.check.CheckResult;
import sphericalknight.exercise.check.Status;
import sphericalknight.exercise.check.TestResult;

/** A checked exercise as text for a terminal. Colours only repeat what the words say. */
final class CheckText {
    private static final int WIDTH = 90;

    private CheckText() {}

    /** One line: id, outcome, title. */
    static String line(CheckResult result) {
        return line(result.exercise().exercise(), result.status());
    }

    static String line(Exercise exercise, Status status) {
        return String.format(
                "%-5s %s  %s", exercise.id(), word(status), exercise.title() + (exercise.bonus() ? " (*)" : ""));
    }

    /** One line, and what is wrong in a few more. */
    static String brief(CheckResult result) {
        List<String> lines = new ArrayList<>();
        lines.add(line(result));
        if (result.tests().isEmpty()) {
            lines.add(indented(wrapped(result.message())));
        }
        toLookAt(result)
                .ifPresent(test -> lines.add(
                        indented(wrapped(test.diagnosis().isEmpty() ? "\"" + test.name() + "\"" : test.diagnosis()))));
        return String.join("\n", lines);
    }

    /** Everything a learner needs: tests, diagnosis, the board that shows it, the next step. */
    static String full(CheckResult result) {
        List<String> lines = new ArrayList<>();
        lines.add(line(result) + score(result));
        lines.add("");
        if (result.tests().isEmpty()) {
            lines.add(indented(wrapped(result.message())));
            lines.add("");
        } else if (result.status() != Status.NOT_STARTED) {
            for (TestResult test : result.tests()) {
                lines.add("      " + word(test.status()) + "  " + test.name());
            }
            lines.add("");
        }
        toLookAt(result).ifPresent(test -> {
            if (!test.diagnosis().isEmpty()) {
                lines.add(Ansi.AUTO.string("@|bold " + indented(wrapped(test.diagnosis())) + "|@"));
                lines.add("");
            }
            lines.add(indented("\"" + test.name() + "\":"));
            lines.add(indented(wrapped(test.message())));
            lines.add("");
        });
        lines.add(indented(next(result)));
        return String.join("\n", lines);
    }

    private static String score(CheckResult result) {
        return result.maxPoints() == 0 ? "" : String.format("  (%d of %d points)", result.points(), result.maxPoints());
    }

    /** The failed test that shows the known mistake best, else the first one that failed. */
    private static Optional<TestResult> toLookAt(CheckResult result) {
        return result.tests().stream()
                .filter(test -> test.status() == Status.FAILED)
                .filter(test -> result.diagnosis()
                        .map(known -> known.test().equals(test.method()))
                        .orElse(false))
                .findFirst()
                .or(result::firstFailure);
    }

    private static String next(CheckResult result) {
        String id = result.exercise().id();
        String file = "Your file: " + Workshop.shownFile(result.exercise());
        String hint = "A hint:    ./course hint " + id;
        return switch (result.status()) {
            case PASSED -> "How we solved it: ./course solution " + id;
            case NOT_STARTED -> result.tests().get(0).message() + "\n" + file + "\n" + hint;
            case FAILED, ERROR -> file + "\n" + hint;
        };
    }

    static String word(Status status) {
        return Ansi.AUTO.string(
                switch (status) {
                    case PASSED -> "@|green passed     |@";
                    case FAILED -> "@|red,bold FAILED     |@";
                    case NOT_STARTED -> "not started";
                    case ERROR -> "@|red,bold ERROR      |@";
                });
    }

    /** Breaks lines of prose between words; a board's lines are short enough to stay. */
    static String wrapped(String text) {
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

    static String indented(String text) {
        return text.indent(6).stripTrailing();
    }
}
