package sphericalknight.cli.teacher;

import java.nio.file.Path;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import sphericalknight.cli.command.CourseCommand;
import sphericalknight.common.CoursePaths;
import sphericalknight.common.UserError;
import sphericalknight.kernel.KernelSpec;

/**
 * {@code course kernel}: installs, removes or shows the kernelspec, by default in this project's Jupyter data folder, otherwise in the
 * user's or in one below an installation prefix.
 */
@Command(
        name = "kernel",
        description = "Install, remove or show the Java kernel's kernelspec.",
        synopsisSubcommandLabel = "(install | uninstall | show)")
public final class KernelCommand extends CourseCommand {
    /** The options that choose the target folder; at most one of them can be given. */
    static final class Where {
        @ArgGroup(exclusive = true)
        private Choice choice;

        static final class Choice {
            @Option(names = "--user", description = "for every Jupyter and VS Code of this user")
            private boolean user;

            @Option(names = "--prefix", paramLabel = "DIR", description = "below DIR/share/jupyter")
            private Path prefix;
        }

        /** The Jupyter data folder that was chosen; the project's own if no option is given. */
        Path jupyterData(CoursePaths paths) {
            if (choice == null) {
                return paths.jupyter();
            }
            return choice.user
                    ? KernelSpec.usersData(System.getenv(), System.getProperty("os.name"))
                    : choice.prefix.toAbsolutePath().normalize().resolve("share/jupyter");
        }
    }

    @Command(
            name = "install",
            description = "Write the kernelspec 'java' (default: for this project only).",
            mixinStandardHelpOptions = true)
    void install(
            @Mixin Where where,
            @Option(
                            names = "--classroom",
                            description =
                                    "for many learners on one machine: less memory, slower in lessons that measure times")
                    boolean classroom) {
        CoursePaths paths = CoursePaths.find();
        if (classroom && where.choice == null) {
            throw new UserError("--classroom needs --user or --prefix DIR:"
                    + " the kernel of this project alone is rewritten by ./course lab.");
        }
        KernelSpec kernel = KernelSpec.of(paths);
        Path folder = (classroom ? kernel.forClassroom() : kernel).install(where.jupyterData(paths));
        out().println("The kernel 'Java' is installed: " + folder.resolve("kernel.json"));
    }

    @Command(name = "uninstall", description = "Remove it.", mixinStandardHelpOptions = true)
    void uninstall(@Mixin Where where) {
        Path data = where.jupyterData(CoursePaths.find());
        boolean removed = KernelSpec.uninstall(data);
        out().println((removed ? "Removed " : "Nothing to remove: there is no ") + KernelSpec.folder(data));
    }

    @Command(
            name = "show",
            description = "Print the kernel.json that lab and run use.",
            mixinStandardHelpOptions = true)
    void show() {
        KernelSpec kernel = KernelSpec.of(CoursePaths.find());
        kernel.install();
        out().print(kernel.json());
        out().flush();
    }
}
