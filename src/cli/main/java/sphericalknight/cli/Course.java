package sphericalknight.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import sphericalknight.cli.author.RefreshCommand;
import sphericalknight.cli.author.RunCommand;
import sphericalknight.cli.author.TestCommand;
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

/** The {@code course} command: names its subcommands and turns every outcome into an exit code. */
@Command(
        name = "./course",
        description = "Spherical Knight: bitboards, taught by running them.",
        commandListHeading = "%n",
        mixinStandardHelpOptions = true,
        versionProvider = Course.Version.class,
        usageHelpAutoWidth = true,
        sortOptions = false,
        subcommands = CommandLine.HelpCommand.class)
public final class Course implements Runnable {
    /** The commands that the help explains, besides itself. */
    private static final List<Class<?>> FOR_LEARNERS = List.of(
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
            DoctorCommand.class);

    /** The commands that the help only names. */
    private static final List<Class<?>> FOR_TEACHERS =
            List.of(GradeCommand.class, ReleaseCommand.class, SiteCommand.class, KernelCommand.class);

    private static final List<Class<?>> FOR_AUTHORS = List.of(TestCommand.class, RefreshCommand.class);

    private static final List<Class<?>> FOR_THE_CURIOUS = List.of(
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
        List<Class<?>> all = Stream.of(FOR_LEARNERS, FOR_TEACHERS, FOR_AUTHORS, FOR_THE_CURIOUS)
                .<Class<?>>flatMap(List::stream)
                .toList();
        List<Class<?>> named = all.stream()
                .filter(type -> type.getAnnotation(Command.class).name().equals(word))
                .toList();
        CommandLine course = new CommandLine(new Course());
        for (Class<?> type : named.isEmpty() ? all : named) {
            CommandLine command = new CommandLine(type);
            command.getCommandSpec().usageMessage().hidden(!FOR_LEARNERS.contains(type));
            course.addSubcommand(command);
        }
        course.getCommandSpec()
                .usageMessage()
                .footer(
                        "",
                        "For teachers: " + names(FOR_TEACHERS),
                        "For authors: " + names(FOR_AUTHORS),
                        "For the curious: " + names(FOR_THE_CURIOUS),
                        "",
                        "./course help COMMAND explains a command.",
                        "",
                        "Exit codes: 0 good; 1 done, and something checked is wrong;"
                                + " 2 the command or its input is at fault.");
        return course.setParameterExceptionHandler(ExitCode::badInput)
                .setExecutionExceptionHandler(ExitCode::exception)
                .setCaseInsensitiveEnumValuesAllowed(true);
    }

    private static String names(List<Class<?>> commands) {
        return commands.stream()
                .map(type -> type.getAnnotation(Command.class))
                .flatMap(command -> Stream.concat(Stream.of(command.name()), Stream.of(command.aliases())))
                .collect(Collectors.joining(", "));
    }

    @Override
    public void run() {
        commandLine().usage(System.out);
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
