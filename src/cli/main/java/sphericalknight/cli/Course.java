package sphericalknight.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The {@code course} command. */
@Command(
        name = "course",
        description = "Spherical Knight: bitboards, taught by running them.",
        mixinStandardHelpOptions = true)
public final class Course implements Runnable {
    public static void main(String[] args) {
        System.exit(new CommandLine(new Course()).execute(args));
    }

    @Override
    public void run() {
        new CommandLine(this).usage(System.out);
    }
}
