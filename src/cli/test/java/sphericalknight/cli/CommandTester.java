package sphericalknight.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.function.Supplier;
import picocli.CommandLine;

/** Runs a command as {@code ./course} does and keeps what it says. */
public final class CommandTester {
    /**
     * @param exitCode 0, 1 or 2
     * @param out what went to stdout
     * @param err what went to stderr
     */
    public record Result(int exitCode, String out, String err) {
        /** The command did nothing but say one sentence with these parts: exit code 2. */
        public void isRefused(String... parts) {
            assertThat(exitCode).as(err).isEqualTo(2);
            assertThat(err.strip()).contains(parts).doesNotContain("\n", "\tat ", "Exception");
            assertThat(out).isEmpty();
        }
    }

    private CommandTester() {}

    public static Result run(String... words) {
        return run(Course::commandLine, words);
    }

    public static Result run(Supplier<CommandLine> command, String... words) {
        StringWriter out = new StringWriter();
        StringWriter told = new StringWriter();
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        PrintStream err = System.err;
        System.setErr(new PrintStream(printed, true));
        try {
            CommandLine course = command.get();
            course.setOut(new PrintWriter(out, true)).setErr(new PrintWriter(told, true));
            int exitCode = course.execute(words);
            return new Result(exitCode, out.toString(), printed + told.toString());
        } finally {
            System.setErr(err);
        }
    }
}
