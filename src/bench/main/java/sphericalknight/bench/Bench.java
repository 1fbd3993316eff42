package sphericalknight.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.BenchmarkList;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;
import sphericalknight.chess.attack.SliderMethods;
import sphericalknight.chess.attack.Sliders;

/**
 * Runs benchmarks by name on JMH. {@code course bench} starts it as a separate process. Every class {@code XyzBench} in this package is
 * the benchmark {@code xyz}; a new benchmark needs nothing but such a class.
 */
public final class Bench {
    private static final String SUFFIX = "Bench";

    private Bench() {}

    public static void main(String[] arguments) throws IOException, RunnerException {
        System.exit(run(arguments));
    }

    /**
     * Runs the benchmarks that the arguments name, or all of them: {@code --quick} for one short round in this process, which shows only
     * that they work; {@code --json} for one JSON document on stdout; {@code --store DIR} for one such document per benchmark in a folder.
     *
     * @return the exit code: 0 if all were run, 2 if there is no benchmark of some name
     */
    static int run(String... arguments) throws IOException, RunnerException {
        List<String> names = new ArrayList<>(List.of(arguments));
        boolean quick = names.remove("--quick");
        boolean json = names.remove("--json");
        int store = names.indexOf("--store");
        Path folder = store < 0 ? null : Path.of(names.remove(store + 1));
        names.remove("--store");
        TreeSet<String> known = names();
        for (String name : names) {
            if (!known.contains(name)) {
                System.err.println("no benchmark is called \"" + name + "\"; there are " + String.join(", ", known));
                return 2;
            }
        }
        OutputFormat progress =
                OutputFormatFactory.createFormatInstance(json ? System.err : System.out, VerboseMode.NORMAL);
        List<RunResult> all = new ArrayList<>();
        for (String name : names.isEmpty() ? known : names) {
            List<RunResult> results = List.copyOf(new Runner(options(name, quick), progress).run());
            if (folder != null) {
                Files.createDirectories(folder);
                String file = name + "-java" + Runtime.version().feature() + ".json";
                Files.writeString(folder.resolve(file), BenchReport.of(results).json());
            }
            all.addAll(results);
        }
        if (json) {
            System.out.print(BenchReport.of(all).json());
        }
        return 0;
    }

    /** The names of all benchmarks, sorted. */
    private static TreeSet<String> names() {
        TreeSet<String> names = new TreeSet<>();
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

    private static Options options(String name, boolean quick) {
        String type = Character.toUpperCase(name.charAt(0)) + name.substring(1) + SUFFIX;
        ChainedOptionsBuilder options = new OptionsBuilder()
                .include("\\." + type + "\\.")
                .exclude(PerftBench.hasStockfish() ? "^$" : "stockfish")
                .param("slider", sliders())
                .shouldFailOnError(true);
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
        return options.build();
    }

    /** The names of the slider methods available on this Java version; pext needs Java 19. */
    private static String[] sliders() {
        return SliderMethods.all().stream().map(Sliders::name).toArray(String[]::new);
    }
}
