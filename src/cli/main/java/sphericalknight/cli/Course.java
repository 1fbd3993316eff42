package sphericalknight.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import sphericalknight.cli.author.RefreshCommand;
import sphericalknight.cli.author.RunCommand;
import sphericalknight.cli.command.ExitCode;
import sphericalknight.cli.curious.BenchCommand;
import sphericalknight.cli.curious.BitsCommand;
import sphericalknight.cli.curious.KbnkCommand;
import sphericalknight.cli.curious.MovesCommand;
import sphericalknight.cli.curious.PerftCommand;
import sphericalknight.cli.curious.ZobristCommand;
import sphericalknight.cli.learner.CheckCommand;
import sphericalknight.cli.learner.HintCommand;
import sphericalknight.cli.learner.ListCommand;
import sphericalknight.cli.learner.ResetCommand;
import sphericalknight.cli.learner.SolutionCommand;
import sphericalknight.cli.learner.SubmitCommand;
import sphericalknight.cli.learner.TrainerCommand;
import sphericalknight.cli.learner.lab.DoctorCommand;
import sphericalknight.cli.learner.lab.LabCommand;
import sphericalknight.cli.learner.watch.WatchCommand;
import sphericalknight.cli.teacher.GradeCommand;
import sphericalknight.cli.teacher.KernelCommand;
import sphericalknight.cli.teacher.ReleaseCommand;
import sphericalknight.cli.teacher.SiteCommand;
import sphericalknight.common.CoursePaths;
import sphericalknight.common.UserError;

/** The {@code course} command: names its subcommands and turns every outcome into an exit code. */
@Command(
        name = "./course",
        description = "Spherical Knight: bitboards, taught by running them.",
        commandListHeading = "%n",
        footer = {
            "",
            "For teachers: grade, release, site, kernel",
            "For authors: test, verify, selfcheck, refresh",
            "For the curious: perft, moves, zobrist, kbnk, bits, bench",
            "",
            "./course help COMMAND explains a command.",
            "",
            "Exit codes: 0 good; 1 done, and something checked is wrong; 2 the command or its input is at fault."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Course.Version.class,
        usageHelpAutoWidth = true,
        sortOptions = false,
        subcommands = CommandLine.HelpCommand.class)
public final class Course implements Runnable {
    /** The commands, apart from the help and those that the script {@code course} itself runs; the help explains those for learners. */
    private static final List<Class<?>> COMMANDS = List.of(
            LabCommand.class,
            ListCommand.class,
            CheckCommand.class,
            WatchCommand.class,
            HintCommand.class,
            ResetCommand.class,
            SolutionCommand.class,
            SubmitCommand.class,
            TrainerCommand.class,
            RunCommand.class,
            DoctorCommand.class,
            GradeCommand.class,
            ReleaseCommand.class,
            SiteCommand.class,
            KernelCommand.class,
            RefreshCommand.class,
            PerftCommand.class,
            MovesCommand.class,
            ZobristCommand.class,
            KbnkCommand.class,
            BitsCommand.class,
            BenchCommand.class);

    public static void main(String[] args) {
        System.exit(commandLine(args.length == 0 ? "" : args[0]).execute(args));
    }

    /** Returns the command line with all commands, set up to report errors in the course's form. */
    static CommandLine commandLine() {
        return commandLine("");
    }

    /** The command line with the command {@code word} alone, which starts faster; with all commands if there is none of that name. */
    static CommandLine commandLine(String word) {
        List<Class<?>> named = COMMANDS.stream()
                .filter(type -> type.getAnnotation(Command.class).name().equals(word))
                .toList();
        CommandLine course = new CommandLine(new Course());
        for (Class<?> type : named.isEmpty() ? COMMANDS : named) {
            CommandLine command = new CommandLine(type);
            boolean isForLearners = COMMANDS.indexOf(type) < COMMANDS.indexOf(GradeCommand.class);
            command.getCommandSpec().usageMessage().hidden(!isForLearners);
            course.addSubcommand(command);
        }
        return course.setParameterExceptionHandler(ExitCode::badInput)
                .setExecutionExceptionHandler(ExitCode::exception)
                .setCaseInsensitiveEnumValuesAllowed(true);
    }

    @Override
    public void run() {
        commandLine().usage(System.out);
    }

    /** The commands that the script {@code course} itself runs, with Maven; they are declared here only for the help. */
    @Command(
            name = "test",
            aliases = {"verify", "selfcheck"},
            hidden = true,
            description = {
                "test: run all tests, as continuous integration does. verify: the exhaustive proofs, too. Further arguments go to"
                        + " Maven.",
                "selfcheck: check that every exercise is complete; --write renews the fingerprints."
            },
            mixinStandardHelpOptions = true)
    void test() {
        throw new UserError("test, verify and selfcheck are run by the script: ./course test");
    }

    /** Reads the version from the root pom. */
    static final class Version implements CommandLine.IVersionProvider {
        @Override
        public String[] getVersion() throws IOException {
            Path pom = CoursePaths.find().root().resolve("pom.xml");
            Matcher version = Pattern.compile("<version>([^<]+)</version>").matcher(Files.readString(pom));
            return new String[] {"Spherical Knight " + (version.find() ? version.group(1) : "without a version")};
        }
    }
}
