package sphericalknight.bench;

import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import sphericalknight.machine.Machine;
import sphericalknight.machine.reflection.ReflectiveHost;

/** Benchmarks for the machine that interprets answers: nanoseconds for each instruction that it counts. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class MachineBench {
    /** What is interpreted. */
    static final class Programs {
        private Programs() {}

        /** The number of primes below 10,000: array accesses. */
        static int sieve() {
            boolean[] crossed = new boolean[10_000];
            int primes = 0;
            for (int i = 2; i < crossed.length; i++) {
                primes += crossed[i] ? 0 : 1;
                for (int multiple = 2 * i; multiple < crossed.length; multiple += i) {
                    crossed[multiple] = true;
                }
            }
            return primes;
        }

        /** The squares of 2,000 sets, counted one by one: arithmetic with longs. */
        static int bits() {
            int count = 0;
            for (long seed = 1; seed <= 2000; seed++) {
                for (long set = seed * 0x9E37_79B9_7F4A_7C15L; set != 0; set &= set - 1) {
                    count++;
                }
            }
            return count;
        }

        /** A Fibonacci number: calls. */
        static int calls() {
            return fibonacci(20);
        }

        private static int fibonacci(int n) {
            return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
        }
    }

    static final int SIEVE = 1_381_083;
    static final int BITS = 886_667;
    static final int CALLS = 218_940;

    /** A machine with the programs in it. */
    @State(Scope.Thread)
    public static class Loaded {
        private Machine machine;

        /** Loads the programs, and checks that the numbers of instructions are those by which the times are divided. */
        @Setup
        public void load() throws IOException {
            String name = Programs.class.getName();
            try (InputStream file = Programs.class.getResourceAsStream("MachineBench$Programs.class")) {
                machine = new Machine(
                        Map.of(name, file.readAllBytes()),
                        new ReflectiveHost(any -> true, MachineBench.class.getClassLoader()));
            }
            check("sieve", SIEVE);
            check("bits", BITS);
            check("calls", CALLS);
        }

        private void check(String program, int instructions) {
            long before = machine.work();
            run(program);
            long counted = machine.work() - before;
            if (counted != instructions) {
                throw new IllegalStateException(program + " takes " + counted + " instructions, not " + instructions);
            }
        }

        Object run(String program) {
            return machine.callStatic(Programs.class.getName(), program + "()I");
        }
    }

    @Benchmark
    @OperationsPerInvocation(SIEVE)
    public Object sieve(Loaded loaded) {
        return loaded.run("sieve");
    }

    @Benchmark
    @OperationsPerInvocation(BITS)
    public Object bits(Loaded loaded) {
        return loaded.run("bits");
    }

    @Benchmark
    @OperationsPerInvocation(CALLS)
    public Object calls(Loaded loaded) {
        return loaded.run("calls");
    }
}
