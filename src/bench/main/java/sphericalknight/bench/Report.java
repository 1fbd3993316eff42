package sphericalknight.bench;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
record Report(String machine, String jvm, String commit, List<Measurement> results) {
    /**
     * One measured value.
     *
     * @param name the benchmark and its method, such as popcount.single
     * @param params the parameters by name
     * @param score the mean or, for perft, the best round, rounded to four significant digits
     * @param error half the width of the 99.9 % confidence interval or, for perft, the distance of the median round from the best; null if
     *     there was only one round
     * @param unit the unit of the score, such as ns/op
     */
    record Measurement(String name, Map<String, String> params, BigDecimal score, BigDecimal error, String unit) {}

    static Report of(List<Measurement> measurements) {
        return new Report(MeasuredMachine.processor(), MeasuredMachine.jvm(), MeasuredMachine.commit(), measurements);
    }

    static List<Measurement> measurements(Collection<RunResult> runs) {
        List<Measurement> measurements = new ArrayList<>();
        for (RunResult run : runs) {
            Map<String, String> params = new LinkedHashMap<>();
            run.getParams()
                    .getParamsKeys()
                    .forEach(key -> params.put(key, run.getParams().getParam(key)));
            Result<?> result = run.getPrimaryResult();
            measurements.add(new Measurement(
                    nameOf(run.getParams().getBenchmark()),
                    params,
                    rounded(result.getScore()),
                    rounded(result.getScoreError()),
                    result.getScoreUnit()));
        }
        return measurements;
    }

    /** The short name of a JMH method, such as "popcount.single" for "sphericalknight.bench.PopcountBench.single". */
    static String nameOf(String benchmark) {
        return Bench.nameOf(benchmark) + benchmark.substring(benchmark.lastIndexOf('.'));
    }

    static BigDecimal rounded(double value) {
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

    String text() {
        StringBuilder text = new StringBuilder();
        text.append(machine)
                .append('\n')
                .append(jvm)
                .append('\n')
                .append("commit ")
                .append(commit)
                .append("\n\n");
        for (Measurement result : results) {
            text.append(String.format(
                    "%-26s %-26s %12s %-12s %s%n",
                    result.name(),
                    String.join(" ", result.params().values()),
                    result.score().toPlainString(),
                    result.error() == null ? "" : "+- " + result.error().toPlainString(),
                    result.unit()));
        }
        return text.toString();
    }
}
