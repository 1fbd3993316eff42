package sphericalknight.cli.curious;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sphericalknight.cli.command.CourseCommand;
import sphericalknight.common.CoursePaths;
import sphericalknight.common.UserError;

/**
 * {@code course bench}: runs the benchmarks in a separate process with a class path of its own, so that JMH stays off all other class
 * paths.
 */
@Command(
        name = "bench",
        description = "Measure the figures that the lessons quote; takes minutes, on a machine that does nothing else.")
public final class BenchCommand extends CourseCommand implements Callable<Integer> {
    @Parameters(
            paramLabel = "NAME",
            arity = "0..*",
            description = "Benchmark, such as popcount or lsb; all when none is named.")
    private List<String> names = new ArrayList<>();

    @Option(names = "--json", description = "Print one JSON document and nothing else.")
    private boolean json;

    @Option(names = "--quick", description = "One short round: shows that it runs, measures nothing worth quoting.")
    private boolean quick;

    @Option(names = "--store", description = "Keep the results in src/bench/results, where the lessons read them.")
    private boolean store;

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (quick && store) {
            throw new UserError("--quick measures nothing worth keeping; leave out --quick or --store.");
        }
        CoursePaths paths = CoursePaths.find();
        Process child = new ProcessBuilder(command(paths.root()))
                .directory(paths.root().toFile())
                .start();
        Runtime.getRuntime().addShutdownHook(new Thread(child::destroy));
        Thread progress = new Thread(() -> pass(child.errorReader(), err()));
        progress.start();
        pass(child.inputReader(), out());
        progress.join();
        return child.waitFor();
    }

    private static void pass(BufferedReader from, PrintWriter to) {
        from.lines().forEach(line -> {
            to.println(line);
            to.flush();
        });
    }

    private List<String> command(Path root) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-cp", classPath(root), "sphericalknight.bench.Bench"));
        command.addAll(names);
        if (json) {
            command.add("--json");
        }
        if (quick) {
            command.add("--quick");
        }
        if (store) {
            command.addAll(List.of("--store", root.resolve("src/bench/results").toString()));
        }
        return command;
    }

    private static String classPath(Path root) {
        Path classes = root.resolve("src/bench/target/classes");
        if (!Files.isDirectory(classes)) {
            throw new UserError("The benchmarks are not built (" + classes + " is missing); run: mvn process-classes");
        }
        return String.join(
                File.pathSeparator,
                classes.toString(),
                root.resolve("src/library/target/classes").toString(),
                root.resolve("src/bench/target/lib") + File.separator + "*");
    }
}
