package sphericalknight.grader.run;

import java.nio.file.Path;

/** A run in a process of its own, slow enough to be killed in the middle. */
final class SlowRun {
    private SlowRun() {}

    /** The arguments are the folder of the class and that of the reports. */
    public static void main(String[] args) {
        Runs.run(Runs.settings(Path.of(args[1]), Path.of(args[0])), new FakeGrader(150));
    }
}
