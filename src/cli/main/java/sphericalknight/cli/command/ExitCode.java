package sphericalknight.cli.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;
import sphericalknight.common.CoursePaths;
import sphericalknight.common.UserError;

/** Turns failures into one sentence on stderr and an exit code. A stack trace is printed only if {@code COURSE_DEBUG} is 1. */
public final class ExitCode {
    /** The exit code if the command has finished and found nothing wrong. */
    public static final int GOOD = 0;
    /** The exit code if the command has finished but what it checked is wrong. */
    public static final int WRONG = 1;
    /** The exit code if the command line or the input is wrong, or the program itself fails. */
    static final int AT_FAULT = 2;

    /** How picocli lists the values of an option. */
    private static final Pattern CONSTANTS = Pattern.compile("\\[([A-Za-z_, ]+)\\] \\(case-insensitive\\)");

    private ExitCode() {}

    /** Reports a command line that does not parse; where a command is expected, a surplus argument is an unknown command. */
    public static int badInput(ParameterException e, String[] args) {
        CommandLine command = e.getCommandLine();
        boolean isUnknownCommand = e instanceof UnmatchedArgumentException unmatched
                && !unmatched.isUnknownOption()
                && !command.getSubcommands().isEmpty();
        String message = isUnknownCommand
                ? "There is no command "
                        + ((UnmatchedArgumentException) e).getUnmatched().get(0)
                : CONSTANTS
                        .matcher(String.valueOf(e.getMessage()).strip())
                        .replaceFirst(list -> list.group(1).toLowerCase(Locale.ROOT));
        String help = command.getCommandSpec().qualifiedName().replace("./course", "./course help");
        command.getErr().println(message + (message.endsWith(".") ? "" : ".") + " See: " + help);
        return AT_FAULT;
    }

    /** Reports an exception that a command threw: a {@link UserError} by its message, any other by its class and the path of the log. */
    public static int exception(Exception e, CommandLine command, ParseResult parsed) {
        PrintWriter err = command.getErr();
        if ("1".equals(System.getenv("COURSE_DEBUG"))) {
            e.printStackTrace(err);
        } else if (e instanceof UserError) {
            err.println(e.getMessage());
        } else {
            err.println("Something went wrong that should not (" + e.getClass().getSimpleName() + "); " + keep(e));
        }
        return AT_FAULT;
    }

    private static String keep(Exception e) {
        StringWriter trace = new StringWriter();
        e.printStackTrace(new PrintWriter(trace));
        try {
            Path log = CoursePaths.find().log("error");
            Files.writeString(log, trace.toString());
            return "the details are in " + log + ".";
        } catch (IOException | RuntimeException noLog) {
            return "COURSE_DEBUG=1 in front of the command shows the details.";
        }
    }
}
