package sphericalknight.machine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The machine's limits")
class LimitsTest {
    private static final Map<String, byte[]> FILES = Compiled.files("Small", """
            import java.util.*;

            class Small {
                static void loop() { while (true) { } }
                static long[] array(int n) { return new long[n]; }
                static void grow() { List<long[]> all = new ArrayList<>(); while (true) { all.add(new long[1000]); } }
                static long texts() { return java.util.stream.IntStream.range(0, 500_000).mapToObj(Integer::toString).filter(String::isEmpty).count(); }
                static int depth() { try { return 1 + depth(); } catch (StackOverflowError e) { return 1; } }
                static void print(int n) { for (int i = 0; i < n; i++) { System.out.println("line " + i); System.err.printf("%d!", i); } }
                static String same() {
                    Set<Object> all = new HashSet<>();
                    for (int i = 0; i < 20; i++) { all.add(new Small()); all.add(new Object()); all.add((Runnable) () -> {}); }
                    List<Integer> shuffled = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6));
                    Collections.shuffle(shuffled);
                    return all.toString() + new Random().nextLong() + shuffled
                        + String.format("%.2f", 1.5) + new int[3].hashCode();
                }
                static String inOrder() {
                    return Set.of("up", "down") + "" + Map.of("b", 1, "a", 2) + Set.copyOf(List.of("z", "x", "y"))
                        + Set.of(9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 11) + Map.copyOf(Map.of()) + Set.of();
                }
                static String arrays() {
                    Object[] all = new Small[1];
                    try { all[0] = "x"; } catch (ArrayStoreException e) { return "refused " + (((Object) new Object[0]) instanceof String[]); }
                    return "stored";
                }
            }
            """);

    private final Machine machine = new Machine(FILES, Hosts.ofJava());

    private Object run(String key, Object... arguments) {
        return machine.callStatic("Small", key, arguments);
    }

    private void isReached(LimitReached.Kind kind, String key, Object... arguments) {
        assertThatThrownBy(() -> run(key, arguments))
                .isInstanceOfSatisfying(
                        LimitReached.class, limit -> assertThat(limit.kind()).isEqualTo(kind));
    }

    @Test
    @DisplayName("count from the moment they are set, also after one was reached")
    void again() {
        for (int i = 0; i < 3; i++) {
            machine.limit(1000);
            isReached(LimitReached.Kind.INSTRUCTIONS, "loop()V");
        }
        assertThat(machine.work()).isBetween(2000L, 5000L);
        for (int i = 0; i < 3; i++) {
            machine.limit(100_000);
            machine.limitBytes(10_000);
            assertThat((long[]) run("array(I)[J", 1000)).hasSize(1000);
            isReached(LimitReached.Kind.MEMORY, "array(I)[J", 1000);
        }
        assertThat(machine.bytes()).isEqualTo(30_000);
    }

    @Test
    @DisplayName("end code before the heap is full, where somebody watches it")
    void heap() {
        machine.watchHeap();
        isReached(LimitReached.Kind.MEMORY, "grow()V");
        assertThat((long[]) run("array(I)[J", 1000)).hasSize(1000);
    }

    @Test
    @DisplayName("leave what a call needs alone when they look at the heap")
    void heapDuringCalls() {
        List<Long> looks = new ArrayList<>();
        machine.meter.watch(bytes -> {
            machine.interpreter.release();
            looks.add(bytes);
            return false;
        });
        assertThat(run("texts()J")).isEqualTo(0L);
        assertThat(looks).isNotEmpty();
    }

    @Test
    @DisplayName("come at the same call on a small stack, and the real stack is large enough")
    void depth() throws InterruptedException {
        List<Object> depths = new ArrayList<>();
        for (long bytes : new long[] {256 << 10, 1 << 20, 8 << 20}) {
            Thread thread = new Thread(null, () -> depths.add(run("depth()I")), "small stack", bytes);
            thread.start();
            thread.join();
        }
        assertThat(depths).hasSize(3).containsOnly(depths.get(0));
    }

    @Test
    @DisplayName("pass on what is printed, up to a length, and count all of it")
    void prints() {
        StringBuilder text = new StringBuilder();
        run("print(I)V", 1);
        assertThat(text).isEmpty();
        machine.printTo(text::append);
        run("print(I)V", 2);
        assertThat(text).hasToString("line 0\n0!line 1\n1!");
        long before = machine.bytes();
        run("print(I)V", 20_000);
        assertThat(text.length()).isEqualTo(1 << 16);
        assertThat(machine.bytes() - before).isGreaterThan(200_000);
    }

    @Test
    @DisplayName("leave nothing to chance: two machines give the same numbers, orders and texts")
    void same() {
        Machine other = new Machine(FILES, Hosts.ofJava());
        assertThat(run("same()Ljava/lang/String;")).isEqualTo(other.callStatic("Small", "same()Ljava/lang/String;"));
    }

    @Test
    @DisplayName("keep the order of Set.of and Map.of, which Java draws anew in each run")
    void inOrder() {
        assertThat(run("inOrder()Ljava/lang/String;"))
                .isEqualTo("[up, down]{b=1, a=2}[z, x, y][9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 11]{}[]");
    }

    @Test
    @DisplayName("keep arrays to their type")
    void arrays() {
        assertThat(run("arrays()Ljava/lang/String;")).isEqualTo("refused false");
    }
}
