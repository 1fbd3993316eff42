package sphericalknight.bench;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.BenchmarkList;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;
import sphericalknight.bench.Report.Measurement;
import sphericalknight.chess.attack.SliderMethods;
import sphericalknight.chess.attack.Sliders;

/**
 * Runs benchmarks by name and reports them. {@code course bench} starts it as a separate process. Every class {@code XyzBench} in
 * this package is the benchmark {@code xyz}, which JMH runs; a new benchmark needs nothing but such a class. {@link PerftRace} is a race
 * between processes.
 */
public final class Bench {
    private static final String SUFFIX = "Bench";

    /** The name of the only benchmark that is not run by JMH; in it, two programs take turns. */
    private static final String PERFT = "perft";

    private Bench() {}

    public static void main(String[] args) throws IOException, RunnerException {
        System.exit(run(args));
    }

    /** Runs the program and returns its exit code: 0 if all named benchmarks were run, 2 if an argument is wrong. */
    static int run(String... args) throws IOException, RunnerException {
        Arguments arguments;
        try {
            arguments = Arguments.of(args, names());
        } catch (IllegalArgumentException fault) {
            System.err.println(fault.getMessage());
            return 2;
        }
        Map<String, List<Measurement>> measured = new LinkedHashMap<>();
        for (String name : arguments.names()) {
            measured.put(
                    name,
                    name.equals(PERFT)
                            ? PerftRace.measure(arguments.quick(), progress(arguments.quick()))
                            : Report.measurements(measure(name, arguments.quick())));
        }
        if (arguments.store() != null) {
            store(measured, arguments.store());
        }
        Report report =
                Report.of(measured.values().stream().flatMap(List::stream).toList());
        System.out.print(arguments.json() ? report.json() : report.text());
        return 0;
    }

    /** The names of all benchmarks, sorted. */
    static TreeSet<String> names() {
        TreeSet<String> names = new TreeSet<>(List.of(PERFT));
        BenchmarkList.defaultList()
                .getAll(OutputFormatFactory.createFormatInstance(System.err, VerboseMode.SILENT), List.of())
                .forEach(entry -> names.add(nameOf(entry.getUsername())));
        return names;
    }

    /** The name of the benchmark that a JMH method belongs to, such as "popcount" for "sphericalknight.bench.PopcountBench.single". */
    static String nameOf(String benchmark) {
        String[] parts = benchmark.split("\\.");
        String type = parts[parts.length - 2];
        return Character.toLowerCase(type.charAt(0)) + type.substring(1, type.length() - SUFFIX.length());
    }

    private static Collection<RunResult> measure(String name, boolean quick) throws RunnerException {
        String type = Character.toUpperCase(name.charAt(0)) + name.substring(1) + SUFFIX;
        ChainedOptionsBuilder options =
                new OptionsBuilder().include("\\." + type + "\\.").param("slider", sliders());
        if (quick) {
            System.setProperty("jmh.ignoreLock", "true");
            options.forks(0).warmupIterations(0).measurementIterations(1).measurementTime(TimeValue.milliseconds(1));
        } else {
            options.forks(2)
                    .jvmArgs("-Xms1g", "-Xmx1g", "-XX:+UseSerialGC")
                    .warmupIterations(4)
                    .warmupTime(TimeValue.milliseconds(500))
                    .measurementIterations(5)
                    .measurementTime(TimeValue.milliseconds(500));
        }
        return new Runner(options.shouldFailOnError(true).build(), new BenchProgress(progress(quick))).run();
    }

    /** The names of the slider methods available on this Java version; pext needs Java 19. */
    private static String[] sliders() {
        return SliderMethods.all().stream().map(Sliders::name).toArray(String[]::new);
    }

    private static PrintStream progress(boolean quick) {
        return quick ? new PrintStream(OutputStream.nullOutputStream()) : System.err;
    }

    private static void store(Map<String, List<Measurement>> measured, Path folder) throws IOException {
        Files.createDirectories(folder);
        for (Map.Entry<String, List<Measurement>> entry : measured.entrySet()) {
            String file = entry.getKey() + "-java" + Runtime.version().feature() + ".json";
            Files.writeString(folder.resolve(file), Report.of(entry.getValue()).json());
        }
    }
}
