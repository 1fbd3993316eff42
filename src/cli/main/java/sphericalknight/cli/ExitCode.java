package sphericalknight.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;
import sphericalknight.common.CoursePaths;
import sphericalknight.common.UserError;

/** Turns failures into one sentence on stderr and an exit code. A stack trace is printed only if {@code COURSE_DEBUG} is 1. */
final class ExitCode {
    /** The exit code if the command has finished and found nothing wrong. */
    static final int GOOD = 0;
    /** The exit code if the command has finished but what it checked is wrong. */
    static final int WRONG = 1;
    /** The exit code if the command line or the input is wrong, or the program itself fails. */
    static final int AT_FAULT = 2;

    private ExitCode() {}

    /** Reports a command line that does not parse. */
    static int badInput(ParameterException e, String[] args) {
        PrintWriter err = e.getCommandLine().getErr();
        String name = e.getCommandLine().getCommandSpec().qualifiedName();
        err.println(sentence(words(e)) + suggestion(e) + " See: "
                + (name.equals("./course") ? "./course help" : name.replace("./course ", "./course help ")));
        return AT_FAULT;
    }

    /** Reports an exception that a command threw: a {@link UserError} by its message, any other by its class and the path of the log. */
    static int exception(Exception e, CommandLine command, ParseResult parsed) {
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

    /** The error message; where a command is expected, a surplus argument is reported as an unknown command. */
    private static String words(ParameterException e) {
        return unknownCommand(e).map(word -> "There is no command " + word).orElse(e.getMessage());
    }

    /** The word that stands where a command is expected, in {@code ./course hlep} and in {@code ./course help hlep}. */
    private static Optional<String> unknownCommand(ParameterException e) {
        if (e.getCommandLine().getSubcommands().isEmpty()) {
            return Optional.empty();
        }
        if (e instanceof UnmatchedArgumentException unmatched) {
            return unmatched.isUnknownOption()
                    ? Optional.empty()
                    : Optional.of(unmatched.getUnmatched().get(0));
        }
        boolean isUnknown = e.getMessage() != null && e.getMessage().startsWith("Unknown subcommand");
        return isUnknown ? Optional.ofNullable(e.getValue()) : Optional.empty();
    }

    private static String sentence(String message) {
        String text = message == null ? "That command line is not understood" : message.strip();
        return text.endsWith(".") ? text : text + ".";
    }

    private static String suggestion(ParameterException e) {
        List<String> near = unknownCommand(e)
                .map(word ->
                        NearWords.of(word, e.getCommandLine().getSubcommands().keySet()))
                .or(() -> unknownOption(e).map(word -> NearWords.of(word, options(e))))
                .orElse(List.of());
        return near.isEmpty() ? "" : " Did you mean " + String.join(" or ", near) + "?";
    }

    private static Optional<String> unknownOption(ParameterException e) {
        return e instanceof UnmatchedArgumentException unmatched && unmatched.isUnknownOption()
                ? Optional.of(unmatched.getUnmatched().get(0).replaceFirst("=.*", ""))
                : Optional.empty();
    }

    private static Set<String> options(ParameterException e) {
        return e.getCommandLine().getCommandSpec().optionsMap().keySet();
    }
}
