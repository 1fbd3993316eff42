package sphericalknight.bench;

import java.io.PrintStream;
import java.util.Collection;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.format.OutputFormat;

/** Prints the name and parameters of each benchmark, JMH's progress line and failures, in place of JMH's long output. */
final class BenchProgress implements OutputFormat {
    private final PrintStream out;

    BenchProgress(PrintStream out) {
        this.out = out;
    }

    @Override
    public void startBenchmark(BenchmarkParams params) {
        StringBuilder line = new StringBuilder(Report.nameOf(params.getBenchmark()));
        for (String key : params.getParamsKeys()) {
            line.append(' ').append(params.getParam(key));
        }
        out.println(line);
    }

    @Override
    public void println(String line) {
        if (line.startsWith("# Run progress: ")) {
            out.println(line.substring("# Run progress: ".length()));
        } else if (line.startsWith("<failure>")) {
            out.println(line);
        }
    }

    @Override
    public void flush() {
        out.flush();
    }

    @Override
    public void startRun() {}

    @Override
    public void endRun(Collection<RunResult> results) {}

    @Override
    public void endBenchmark(BenchmarkResult result) {}

    @Override
    public void iteration(BenchmarkParams benchmark, IterationParams params, int iteration) {}

    @Override
    public void iterationResult(
            BenchmarkParams benchmark, IterationParams params, int iteration, IterationResult result) {}

    @Override
    public void print(String text) {}

    @Override
    public void verbosePrintln(String line) {}

    @Override
    public void write(int character) {}

    @Override
    public void write(byte[] bytes) {}

    @Override
    public void close() {}
}
