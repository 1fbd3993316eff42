package sphericalknight.cli;

import picocli.CommandLine.Command;
import sphericalknight.common.UserError;

/** The commands that the script {@code course} runs itself, with Maven; declared here for the help. */
final class LauncherCommands {
    private LauncherCommands() {}

    @Command(
            name = "test",
            description = "Run all tests: what continuous integration runs. Words after it go to Maven.")
    static final class Test extends CourseCommand implements Runnable {
        @Override
        public void run() {
            throw byTheScript("test");
        }
    }

    @Command(name = "verify", description = "Run all tests and the exhaustive proofs. Words after it go to Maven.")
    static final class Verify extends CourseCommand implements Runnable {
        @Override
        public void run() {
            throw byTheScript("verify");
        }
    }

    @Command(
            name = "selfcheck",
            description = "Check that every exercise is complete; --write renews the fingerprints.")
    static final class SelfCheck extends CourseCommand implements Runnable {
        @Override
        public void run() {
            throw byTheScript("selfcheck");
        }
    }

    private static UserError byTheScript(String command) {
        return new UserError("'" + command + "' is run by the script: ./course " + command);
    }
}
