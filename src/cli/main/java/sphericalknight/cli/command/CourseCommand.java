package sphericalknight.cli.command;

import java.io.PrintWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The common part of all commands: {@code --help}, {@code --version} and the two output streams. */
@Command(mixinStandardHelpOptions = true)
public abstract class CourseCommand {
    @Spec
    private CommandSpec spec;

    public final PrintWriter out() {
        return spec.commandLine().getOut();
    }

    public final PrintWriter err() {
        return spec.commandLine().getErr();
    }

    /** Prints the help of this command, which is all that a command does when its subcommand is missing. */
    public final void usage() {
        spec.commandLine().usage(out());
    }
}
