package sphericalknight.bench;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;

/**
 * Measurements, with the machine, the JVM and the commit on which they were taken: the JSON document of {@code course bench}.
 *
 * @param machine the processor and the number of cores that the JVM sees
 * @param jvm the name and version of the virtual machine
 * @param commit the commit measured, with "+" if files were changed since; "unknown" outside a repository
 * @param results one per benchmark method and set of parameters
 */
record BenchReport(String machine, String jvm, String commit, List<Measurement> results) {
    /**
     * One measured value.
     *
     * @param name the benchmark and its method, such as popcount.single
     * @param params the parameters by name
     * @param score the mean, rounded to four significant digits
     * @param error half the width of the 99.9 % confidence interval; null if there was only one round
     * @param unit the unit of the score, such as ns/op
     */
    record Measurement(String name, Map<String, String> params, BigDecimal score, BigDecimal error, String unit) {}

    static BenchReport of(List<RunResult> runs) {
        String machine = processor() + Runtime.getRuntime().availableProcessors() + " cores, "
                + System.getProperty("os.name") + " " + System.getProperty("os.arch");
        String jvm = System.getProperty("java.vm.name") + " " + System.getProperty("java.runtime.version") + ", "
                + System.getProperty("java.vendor");
        return new BenchReport(
                machine,
                jvm,
                currentCommit(),
                runs.stream().map(BenchReport::measurement).toList());
    }

    private static Measurement measurement(RunResult run) {
        Map<String, String> params = new LinkedHashMap<>();
        run.getParams()
                .getParamsKeys()
                .forEach(key -> params.put(key, run.getParams().getParam(key)));
        Result<?> counted = run.getSecondaryResults().get("leaves");
        Result<?> result = counted == null ? run.getPrimaryResult() : counted;
        return new Measurement(
                nameOf(run.getParams().getBenchmark()),
                params,
                rounded(result.getScore()),
                rounded(result.getScoreError()),
                result.getScoreUnit());
    }

    /** The short name of a JMH method, such as "popcount.single" for "sphericalknight.bench.PopcountBench.single". */
    private static String nameOf(String benchmark) {
        return Bench.nameOf(benchmark) + benchmark.substring(benchmark.lastIndexOf('.'));
    }

    private static BigDecimal rounded(double value) {
        return Double.isFinite(value)
                ? new BigDecimal(new BigDecimal(value).round(new MathContext(4)).toPlainString()).stripTrailingZeros()
                : null;
    }

    String json() {
        DefaultPrettyPrinter.Indenter lines = new DefaultIndenter(" ", "\n");
        DefaultPrettyPrinter printer =
                new DefaultPrettyPrinter().withArrayIndenter(lines).withObjectIndenter(lines);
        try {
            return new ObjectMapper().writer(printer).writeValueAsString(this) + "\n";
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** The name of the processor and a comma; "" if the system does not tell it. */
    private static String processor() {
        try (Stream<String> lines = Files.lines(Path.of("/proc/cpuinfo"))) {
            return lines.filter(line -> line.startsWith("model name"))
                    .findFirst()
                    .map(line -> line.replaceFirst(".*: ", "") + ", ")
                    .orElse("");
        } catch (IOException | UncheckedIOException unreadable) {
            return "";
        }
    }

    private static String currentCommit() {
        try {
            Process git = new ProcessBuilder("git", "describe", "--always", "--exclude=*", "--abbrev=10", "--dirty=+")
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            String commit = git.inputReader().lines().collect(Collectors.joining());
            return commit.isEmpty() ? "unknown" : commit;
        } catch (IOException noGit) {
            return "unknown";
        }
    }
}
