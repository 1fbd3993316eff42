package sphericalknight.bench;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import sphericalknight.chess.attack.SliderMethods;

/** Benchmarks of the start-up cost of a slider method: loading its classes and filling its tables. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class MagicBench {
    /** A slider method; {@link Bench} gets the names from {@link SliderMethods}. */
    @State(Scope.Thread)
    public static class Method {
        @Param("magic")
        public String slider;
    }

    /** Measures the time to load a slider method's classes and fill its tables, as at program start; each call uses a new class loader. */
    @Benchmark
    public Object start(Method method) throws ReflectiveOperationException, IOException {
        Class<?> known = SliderMethods.named(method.slider).getClass();
        URL library = known.getProtectionDomain().getCodeSource().getLocation();
        try (URLClassLoader fresh = new URLClassLoader(new URL[] {library}, ClassLoader.getPlatformClassLoader())) {
            return Class.forName(known.getName(), true, fresh);
        }
    }
}
