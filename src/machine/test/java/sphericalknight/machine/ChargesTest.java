package sphericalknight.machine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The price of a call")
class ChargesTest {
    @ParameterizedTest(name = "{0}{1} with 4: {2} to {3} instructions")
    @DisplayName("into the library is small if somebody has said so, and large if nobody has thought about it")
    @CsvSource(textBlock = """
            small,   (I)J,                                             1, 10
            tree,    (I)J,                                     1_000_000, 10_000_000
            tree,    ()J,                                              1, 10
            table,   ()J,                                    100_000_000, 200_000_000
            unknown, (I)J,                                     1_000_000, 1_000_000_000
            unknown, (Ljava/lang/String;)Ljava/lang/String;,   1_000_000, 1_000_000_000
            """)
    void ofLibrary(String name, String descriptor, String least, String most) {
        Map<String, Price> prices =
                Map.of("small", Price.SMALL, "tree", Price.ofTree(1, 40), "table", Price.of(100_000_000, 0));
        Machine machine =
                new Machine(Map.of(), Hosts.ofJava(), (type, member) -> prices.getOrDefault(member, Price.UNKNOWN));
        machine.charge("sphericalknight/Some", name, Signature.of(descriptor), true)
                .pay(machine.interpreter, new long[] {4}, new Object[4], 0);
        assertThat(machine.work()).isBetween(number(least), number(most));
    }

    @ParameterizedTest(name = "{0}: {1} to {2} instructions")
    @DisplayName("of a collection of 10,000 is that of the work which Java does")
    @CsvSource(delimiter = '|', textBlock = """
            queue.poll()                                     | 1     | 100
            queue.remove()                                   | 1     | 100
            queue.peek()                                     | 1     | 100
            queue.removeLast()                               | 1     | 100
            queue.add(1)                                     | 1     | 100
            queue.offerFirst(1)                              | 1     | 100
            queue.get(5_000)                                 | 5_000 | 20_000
            queue.remove(5_000)                              | 5_000 | 20_000
            queue.add(5_000, 1)                              | 5_000 | 20_000
            queue.contains(2)                                | 5_000 | 50_000
            queue.removeFirstOccurrence(2)                   | 5_000 | 50_000
            """)
    void ofCollection(String call, String least, String most) {
        Map<String, byte[]> files = Compiled.files("Ends", """
                import java.util.*;
                class Ends {
                    static LinkedList<Integer> queue = new LinkedList<>(Collections.nCopies(10_000, 1));
                    static void call() { @call@; }
                }
                """.replace("@call@", call));
        Machine machine = new Machine(files, Hosts.ofJava());
        machine.callStatic("Ends", "call()V");
        long before = machine.work();
        machine.callStatic("Ends", "call()V");
        assertThat(machine.work() - before).isBetween(number(least), number(most));
    }

    private static long number(String text) {
        return Long.parseLong(text.replace("_", ""));
    }
}
