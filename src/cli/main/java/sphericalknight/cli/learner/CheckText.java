package sphericalknight.cli.learner;

import picocli.CommandLine.Help.Ansi;
import sphericalknight.cli.command.Workshop;
import sphericalknight.exercise.catalogue.Hints;
import sphericalknight.exercise.check.CheckResult;
import sphericalknight.exercise.check.ResultText;
import sphericalknight.exercise.check.Status;

/** Formats the result of a check for the terminal: in colour if the terminal supports it, with the command for the next step. */
public final class CheckText {
    private static final ResultText.Marks COLOURS = new ResultText.Marks() {
        @Override
        public String status(Status status, String word) {
            return switch (status) {
                case PASSED -> marked("green", word);
                case FAILED, ERROR -> marked("red,bold", word);
                case NOT_STARTED -> word;
            };
        }

        @Override
        public String strong(String text) {
            return marked("bold", text);
        }
    };

    /** The formatter for the usual width. */
    static final ResultText TEXT = of(ResultText.WIDTH);

    private CheckText() {}

    private static String marked(String style, String text) {
        return Ansi.AUTO.enabled() ? Ansi.AUTO.string("@|" + style + " " + text + "|@") : text;
    }

    /** Returns a formatter that wraps prose at {@code width} characters. */
    static ResultText of(int width) {
        return new ResultText(COLOURS, width);
    }

    /** The full result, with the learner's file and the command for a hint or, after a pass, {@code onward}. */
    static String full(CheckResult result, String onward, boolean isWhole) {
        String file = "Your file: " + Workshop.shownFile(result.exercise()) + "; a hint: ./course hint "
                + result.exercise().id()
                + (result.status() == Status.NOT_STARTED
                        ? "\nAn answer in the notebook counts here once check(...) passes there."
                        : "");
        return TEXT.full(result, result.status() == Status.PASSED ? onward : file, isWhole);
    }

    /** The full result for {@code watch}, with the path of the learner's file or, after a pass, what it was good for; no command, because {@code watch} shows its keys below. */
    public static String watched(CheckResult result, int width) {
        String purpose = result.exercise().hints().map(Hints::purpose).orElse("");
        String file = "Your file: " + Workshop.shownFile(result.exercise());
        return of(width).full(result, result.status() == Status.PASSED ? purpose : file, false);
    }
}
