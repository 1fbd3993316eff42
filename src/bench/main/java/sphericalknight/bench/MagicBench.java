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
import sphericalknight.bits.Squares;
import sphericalknight.chess.attack.MagicSearch;
import sphericalknight.chess.attack.SliderMethods;

/** The cost of magic before the first move: finding the numbers, once and for all, and filling the tables, at every start. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class MagicBench {
    /** The square of the piece whose number is searched; every search has a seed of its own, so the mean is over many searches. */
    @State(Scope.Thread)
    public static class Search {
        /** 12, 11, 10, 11 and 10 relevant squares for a rook, 6, 5, 5, 7 and 9 for a bishop. */
        @Param({"a1", "a4", "b2", "c2", "d4"})
        public String square;

        private long seed = MagicSearch.SEED;

        long nextSeed() {
            return seed += 1_000;
        }
    }

    /** One of the methods; which there are, {@link Bench} asks {@link SliderMethods}. */
    @State(Scope.Thread)
    public static class Method {
        @Param("magic")
        public String slider;
    }

    @Benchmark
    public Object rook(Search search) {
        return MagicSearch.rook(Squares.square(search.square), search.nextSeed());
    }

    @Benchmark
    public Object bishop(Search search) {
        return MagicSearch.bishop(Squares.square(search.square), search.nextSeed());
    }

    /** The search that found the numbers in use. */
    @Benchmark
    public long all() {
        long candidates = 0;
        for (int square = 0; square < 64; square++) {
            candidates += MagicSearch.rook(square, MagicSearch.SEED).candidates();
            candidates += MagicSearch.bishop(square, MagicSearch.SEED).candidates();
        }
        return candidates;
    }

    /** Loading a method's classes and filling its tables, as at the start of a program: a new class loader knows nothing yet. */
    @Benchmark
    public Object start(Method method) throws ReflectiveOperationException, IOException {
        Class<?> known = SliderMethods.named(method.slider).getClass();
        URL library = known.getProtectionDomain().getCodeSource().getLocation();
        try (URLClassLoader fresh = new URLClassLoader(new URL[] {library}, ClassLoader.getPlatformClassLoader())) {
            return Class.forName(known.getName(), true, fresh);
        }
    }
}
