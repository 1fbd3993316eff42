package sphericalknight.cli.teacher;

import java.io.PrintWriter;
import sphericalknight.grader.run.RunListener;

/** Shows the progress of grading on stderr: if there are at least ten answers, a line after every ten percent of them. */
final class GradeProgress implements RunListener {
    private final PrintWriter err;
    private int answers;
    private int done;

    GradeProgress(PrintWriter err) {
        this.err = err;
    }

    @Override
    public synchronized void planned(int unknown, int known) {
        answers = unknown;
        if (known > 0) {
            err.println("Already known: " + known + " of " + (unknown + known) + " different answers.");
        }
    }

    @Override
    public synchronized void graded() {
        done++;
        if (answers >= 10 && done * 10 / answers > (done - 1) * 10 / answers) {
            err.println("Graded " + done + " of " + answers + " answers.");
            err.flush();
        }
    }
}
