package sphericalknight.cli.learner.lab;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import sphericalknight.cli.command.CourseCommand;
import sphericalknight.cli.command.ExitCode;
import sphericalknight.common.CoursePaths;
import sphericalknight.grader.model.Json;
import sphericalknight.kernel.LocalMachine;

/** {@code course doctor}: checks everything a lesson needs and says how to install what is missing. */
@Command(name = "doctor", description = "Check Java, Maven, Jupyter and the kernel; print the cure for each fault.")
public final class DoctorCommand extends CourseCommand implements Callable<Integer> {
    @Option(names = "--json", description = "print one JSON document and nothing else")
    private boolean json;

    @Override
    public Integer call() {
        List<Finding> findings = new Checkup(CoursePaths.find(), LocalMachine.here(), System.err).all();
        PrintWriter out = out();
        if (json) {
            out.print(Json.indented(findings));
        } else {
            findings.forEach(finding -> print(out, finding));
        }
        return findings.stream().allMatch(Finding::ok) ? ExitCode.GOOD : ExitCode.WRONG;
    }

    /** Prints one finding for a person to read. */
    static void print(PrintWriter out, Finding finding) {
        out.printf("%-5s  %-10s  %s%n", finding.ok() ? "ok" : "FAULT", finding.check(), finding.found());
        if (!finding.ok()) {
            out.printf("       %-10s  Cure: %s%n", "", finding.cure());
        }
    }
}
