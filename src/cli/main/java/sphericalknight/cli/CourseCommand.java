package sphericalknight.cli;

import java.io.PrintWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The common part of all commands: {@code --help}, {@code --version} and the two output streams. */
@Command(mixinStandardHelpOptions = true)
abstract class CourseCommand {
    @Spec
    private CommandSpec spec;

    final PrintWriter out() {
        return spec.commandLine().getOut();
    }

    final PrintWriter err() {
        return spec.commandLine().getErr();
    }

    /** Prints the help of this command, which is all that a command does when its subcommand is missing. */
    final void usage() {
        spec.commandLine().usage(out());
    }
}
