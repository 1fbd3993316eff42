package sphericalknight.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.LongUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import sphericalknight.bits.Squares;
import sphericalknight.machine.Machine;
import sphericalknight.machine.Unknown;
import sphericalknight.page.table.Table;

/** Interpreted code calls Java and the library through the generated table. (AssertJ is another one in this module.) */
class TableTest {
    /** Runs in the machine, and on the JVM. */
    static final class Asks {
        private Asks() {}

        record Move(int from, String name) implements Comparable<Move> {
            @Override
            public int compareTo(Move other) {
                return Integer.compare(from, other.from);
            }
        }

        static final class Down implements Iterable<Integer> {
            @Override
            public Iterator<Integer> iterator() {
                return List.of(3, 2, 1).iterator();
            }
        }

        static String collections() {
            Map<Integer, List<String>> map = new TreeMap<>(Comparator.reverseOrder());
            for (String each : List.of("a", "bb", "cc")) {
                map.computeIfAbsent(each.length(), key -> new ArrayList<>()).add(each);
            }
            ArrayDeque<Move> queue = new ArrayDeque<>(List.of(new Move(5, "x"), new Move(2, "y")));
            List<Move> moves = new ArrayList<>(queue);
            moves.sort(null);
            int sum = 0;
            for (int each : new Down()) {
                sum = 10 * sum + each;
            }
            return map + " " + moves + moves.contains(new Move(5, "x")) + sum;
        }

        static String streams() {
            LongUnaryOperator[] steps = {b -> b << 8, b -> b >>> 8};
            long all = Arrays.stream(steps)
                    .mapToLong(step -> step.applyAsLong(1L << 20))
                    .reduce(0, (a, b) -> a | b);
            return all
                    + IntStream.range(0, 5).mapToObj(i -> "s" + i).collect(Collectors.joining(","))
                    + Squares.names(all)
                    + Long.toHexString(-1L >>> 3)
                    + String.format("%3d", 7);
        }

        static Object unknown() {
            return HexFormat.of().toHexDigits(5L);
        }
    }

    private static Machine machine() throws IOException {
        Map<String, byte[]> files = new HashMap<>();
        for (Class<?> each : List.of(Asks.class, Asks.Move.class, Asks.Down.class)) {
            String file = each.getName().substring(each.getPackageName().length() + 1) + ".class";
            try (InputStream bytes = each.getResourceAsStream(file)) {
                files.put(each.getName(), bytes.readAllBytes());
            }
        }
        return new Machine(files, new Table());
    }

    private static Object run(String method, String result) throws IOException {
        return machine().callStatic(Asks.class.getName(), method + "()" + result);
    }

    @Test
    void sameAsTheJvm() throws IOException {
        assertEquals(Asks.collections(), run("collections", "Ljava/lang/String;"));
        assertEquals(Asks.streams(), run("streams", "Ljava/lang/String;"));
    }

    @Test
    void aHoleIsNamed() {
        Unknown hole = assertThrows(Unknown.class, () -> run("unknown", "Ljava/lang/Object;"));
        assertEquals(
                "The checks of this course do not know HexFormat.of; write it in another way.",
                hole.getMessage());
    }
}
