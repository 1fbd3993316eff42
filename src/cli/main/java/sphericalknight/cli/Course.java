package sphericalknight.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import sphericalknight.common.CoursePaths;

/** The {@code course} command: names its subcommands and turns every outcome into an exit code. */
@Command(
        name = "./course",
        description = "Spherical Knight: bitboards, taught by running them.",
        footer = "%n./course help COMMAND explains a command.%n%nExit codes: 0 good; 1 done, and something checked is"
                + " wrong; 2 the command or its input is at fault.",
        mixinStandardHelpOptions = true,
        versionProvider = Course.Version.class,
        usageHelpAutoWidth = true,
        sortOptions = false,
        subcommands = {
            LabCommand.class,
            RunCommand.class,
            ListCommand.class,
            CheckCommand.class,
            WatchCommand.class,
            HintCommand.class,
            ResetCommand.class,
            SolutionCommand.class,
            SubmitCommand.class,
            GradeCommand.class,
            LauncherCommands.Test.class,
            DoctorCommand.class,
            KernelCommand.class,
            PerftCommand.class,
            MovesCommand.class,
            ZobristCommand.class,
            KbnkCommand.class,
            TrainerCommand.class,
            SiteCommand.class,
            PackCommand.class,
            UnpackCommand.class,
            BitsCommand.class,
            BenchCommand.class,
            ReleaseCommand.class,
            RefreshCommand.class,
            TrainCommand.class,
            LauncherCommands.Verify.class,
            NewCommand.class,
            LauncherCommands.SelfCheck.class,
            ToolsCommand.class,
            CommandLine.HelpCommand.class
        })
public final class Course implements Runnable {
    /** Runs one command and ends the program with its exit code. */
    public static void main(String[] args) {
        System.exit(commandLine().execute(args));
    }

    /** The command line, set up to report errors as the course does. */
    static CommandLine commandLine() {
        return CommandGroups.in(new CommandLine(new Course()))
                .setParameterExceptionHandler(ExitCode::badInput)
                .setExecutionExceptionHandler(ExitCode::exception)
                .setCaseInsensitiveEnumValuesAllowed(true);
    }

    @Override
    public void run() {
        commandLine().usage(System.out);
    }

    /** The version in the root pom. */
    static final class Version implements CommandLine.IVersionProvider {
        @Override
        public String[] getVersion() throws IOException {
            Path pom = CoursePaths.find().root().resolve("pom.xml");
            Matcher version = Pattern.compile("<version>([^<]+)</version>").matcher(Files.readString(pom));
            return new String[] {"Spherical Knight " + (version.find() ? version.group(1) : "without a version")};
        }
    }
}
