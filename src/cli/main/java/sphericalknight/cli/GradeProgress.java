package sphericalknight.cli;

import java.io.PrintWriter;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import sphericalknight.grader.run.RunListener;

/**
 * Shows the progress of grading on stderr: a bar with the remaining time on a terminal, otherwise, if there are at least ten answers,
 * one line after every ten percent of them.
 */
final class GradeProgress implements RunListener, AutoCloseable {
    private final PrintWriter err;
    private ProgressBar bar;
    private int jobs;
    private int done;

    GradeProgress(PrintWriter err) {
        this.err = err;
    }

    @Override
    public synchronized void planned(int jobs, int known) {
        this.jobs = jobs;
        if (known > 0) {
            err.println("Already known: " + known + " of " + (jobs + known) + " different answers.");
        }
        if (jobs > 0 && isTerminal()) {
            bar = new ProgressBarBuilder()
                    .setTaskName("Grading")
                    .setInitialMax(jobs)
                    .setUnit(" answers", 1)
                    .setStyle(ProgressBarStyle.ASCII)
                    .setConsumer(new ConsoleProgressBarConsumer(System.err))
                    .build();
        }
    }

    @Override
    public synchronized void graded() {
        done++;
        if (bar != null) {
            bar.step();
        } else if (jobs >= 10 && done * 10 / jobs > (done - 1) * 10 / jobs) {
            err.println("Graded " + done + " of " + jobs + " answers.");
            err.flush();
        }
    }

    private static boolean isTerminal() {
        return System.getenv("TERM") != null
                && !"dumb".equals(System.getenv("TERM"))
                && System.console() != null
                && System.getenv("CI") == null;
    }

    @Override
    public synchronized void close() {
        if (bar != null) {
            bar.close();
        }
    }
}
