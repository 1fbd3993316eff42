package sphericalknight.cli.author;

import picocli.CommandLine.Command;
import sphericalknight.cli.command.CourseCommand;
import sphericalknight.common.UserError;

/** The commands that the script {@code course} itself runs, with Maven; they are declared here only for the help. */
@Command(
        name = "test",
        aliases = {"verify", "selfcheck"},
        description = {
            "test: run all tests, as continuous integration does. verify: the exhaustive proofs, too. Further arguments go to"
                    + " Maven.",
            "selfcheck: check that every exercise is complete; --write renews the fingerprints."
        })
public final class TestCommand extends CourseCommand implements Runnable {
    @Override
    public void run() {
        throw new UserError("test, verify and selfcheck are run by the script: ./course test");
    }
}
