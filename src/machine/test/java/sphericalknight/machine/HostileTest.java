package sphericalknight.machine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.lang.reflect.Method;
import java.util.Comparator;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import sphericalknight.machine.snippets.Ends;
import sphericalknight.machine.snippets.Hostile;

@DisplayName("Code that wants too much")
class HostileTest {
    /** Less than an answer has, of both: the ends are the same, and sooner. */
    private static final long INSTRUCTIONS = 12_500_000;

    private static final long BYTES = 1L << 26;
    /** In seconds of processor time. Most take less than one, although reflection is ten times as slow as the generated table. */
    private static final double LONGEST = 3;

    private static final ThreadMXBean TIME = ManagementFactory.getThreadMXBean();

    static Stream<Arguments> snippets() {
        return Stream.of(Hostile.class.getDeclaredMethods())
                .filter(method -> method.isAnnotationPresent(Ends.class))
                .sorted(Comparator.comparing(Method::getName))
                .map(method -> Arguments.of(
                        method.getName(),
                        method.getAnnotation(Ends.class).value(),
                        method.getAnnotation(Ends.class).tries()));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @MethodSource("snippets")
    @DisplayName("ends at the limit that it reaches, soon, and cannot catch it")
    void ends(String name, String how, String tries) throws IOException {
        check(SnippetsTest.files(Hostile.class), Hostile.class.getName(), name, how, tries);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @DisplayName("in one line, ends so, too")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            array of the largest size                   | MEMORY                     |                                                         | return new long[Integer.MAX_VALUE];
            arrays within arrays                        | MEMORY                     |                                                         | return new int[1000][1000][1000];
            array of negative size                      | NegativeArraySizeException |                                                         | return new int[0][-1];
            growing list of small arrays                | MEMORY                     | Collection.add                                          | List<byte[]> all = new ArrayList<>(); while (true) { all.add(new byte[100]); }
            memory error of its own making              | OutOfMemoryError           |                                                         | throw new OutOfMemoryError("mine");
            memory error of its own making through Java | OutOfMemoryError           | Iterable.forEach                                        | List.of(1).forEach(each -> { throw new OutOfMemoryError("mine"); }); return "over";
            repeat                                      | MEMORY                     | String.repeat                                           | return "x".repeat(1 << 30);
            repeat long text                            | MEMORY                     | String.repeat                                           | return "0123456789".repeat(1 << 20).repeat(1 << 20);
            text that doubles                           | MEMORY                     |                                                         | String text = "x"; while (true) { text += text; }
            builder that doubles                        | INSTRUCTIONS               | StringBuilder.append                                    | StringBuilder text = new StringBuilder("x"); while (true) { text.append(text); }
            builder of length                           | MEMORY                     | StringBuilder.setLength                                 | StringBuilder text = new StringBuilder(); text.setLength(Integer.MAX_VALUE); return text;
            builder of capacity                         | MEMORY                     | StringBuilder.<init>                                    | return new StringBuilder(Integer.MAX_VALUE);
            format                                      | INSTRUCTIONS               | String.format                                           | return String.format("%2000000000d%<2000000000d", 1);
            format of many digits                       | INSTRUCTIONS               | String.format                                           | return String.format("%.2000000000f", 1.5);
            replace                                     | MEMORY                     | String.replace                                          | return "a".repeat(1 << 20).replace("a", "b".repeat(1 << 20));
            pattern with groups                         | Unknown                    | String.matches                                          | return "a".repeat(64).matches("(a+)+b");
            pattern with many quantifiers               | INSTRUCTIONS               | String.matches                                          | return "a".repeat(64).matches("a*a*a*a*a*b");
            pattern on long text                        | INSTRUCTIONS               | String.split                                            | return "a".repeat(1 << 20).split("a+b");
            join                                        | INSTRUCTIONS               | String.join                                             | return String.join("-".repeat(1000), Collections.nCopies(1 << 30, "x"));
            join stream                                 | INSTRUCTIONS               | Collectors.joining                                      | return Stream.iterate("x", x -> x).collect(Collectors.joining("-".repeat(1 << 20)));
            power                                       | INSTRUCTIONS               | BigInteger.pow                                          | return BigInteger.TWO.add(BigInteger.ONE).pow(Integer.MAX_VALUE);
            square                                      | INSTRUCTIONS               | BigInteger.multiply                                     | BigInteger n = BigInteger.TEN; while (true) { n = n.multiply(n); }
            shift                                       | INSTRUCTIONS               | BigInteger.shiftLeft                                    | return BigInteger.ONE.shiftLeft(Integer.MAX_VALUE).shiftLeft(Integer.MAX_VALUE >> 1);
            digits                                      | INSTRUCTIONS               | BigInteger.toString                                     | return BigInteger.ONE.shiftLeft(1 << 24).toString();
            digits in a text                            | INSTRUCTIONS               |                                                         | return "n = " + BigInteger.ONE.shiftLeft(1 << 24);
            number of many digits                       | INSTRUCTIONS               | BigInteger.<init>                                       | return new BigInteger("7".repeat(1 << 20));
            range sum                                   | INSTRUCTIONS               | LongStream.range LongStream.sum                         | return LongStream.range(0, Long.MAX_VALUE).sum();
            int range sum                               | INSTRUCTIONS               | IntStream.rangeClosed IntStream.asLongStream            | return IntStream.rangeClosed(0, Integer.MAX_VALUE).asLongStream().sum();
            range filter                                | INSTRUCTIONS               | LongStream.filter LongStream.findFirst                  | return LongStream.range(0, Long.MAX_VALUE).filter(n -> n < 0).findFirst();
            range of method references                  | INSTRUCTIONS               | IntStream.mapToObj Stream.count                         | return IntStream.range(0, Integer.MAX_VALUE).mapToObj(Integer::toString).filter(String::isEmpty).count();
            iterate                                     | INSTRUCTIONS               | Stream.iterate Stream.anyMatch                          | return Stream.iterate(BigInteger.ONE, BigInteger::negate).anyMatch(n -> n.signum() == 0);
            boxed list                                  | MEMORY                     | LongStream.boxed Stream.toList                          | return LongStream.range(0, 1L << 40).boxed().toList();
            sort again and again                        | INSTRUCTIONS               | Arrays.sort                                             | long[] numbers = new Random(1).longs(100_000).toArray(); while (true) { Arrays.sort(numbers.clone()); }
            fill                                        | INSTRUCTIONS               | Arrays.fill                                             | long[] numbers = new long[1 << 20]; while (true) { Arrays.fill(numbers, 1); }
            clone again and again                       | MEMORY                     |                                                         | long[] numbers = new long[1 << 20]; while (true) { sink = numbers.clone(); }
            copy of                                     | MEMORY                     | Arrays.copyOf                                           | return Arrays.copyOf(new long[1], Integer.MAX_VALUE);
            text of array                               | INSTRUCTIONS               | Arrays.toString                                         | long[] numbers = new long[1 << 20]; while (true) { sink = Arrays.toString(numbers).length(); }
            copies                                      | INSTRUCTIONS               | ArrayList.<init> Collections.nCopies                    | return new ArrayList<>(Collections.nCopies(Integer.MAX_VALUE, 1));
            hash of nested lists                        | INSTRUCTIONS               | Object.hashCode                                         | return nested().hashCode();
            nested list in a text                       | INSTRUCTIONS               |                                                         | return "" + nested();
            nested list as key                          | INSTRUCTIONS               | Map.get                                                 | return new HashMap<>().get(nested());
            nested lists compared                       | INSTRUCTIONS               | Object.equals                                           | return nested().equals(nested());
            nested lists in a stream                    | INSTRUCTIONS               | Stream.distinct                                         | return Stream.of(1).map(i -> nested()).distinct().count();
            long lists compared                         | INSTRUCTIONS               | Collection.equals                                       | List<Integer> all = new ArrayList<>(Collections.nCopies(100_000, 1)); Object same = new ArrayList<>(all); while (true) { sink = all.equals(same); }
            maps compared                               | INSTRUCTIONS               | Map.equals                                              | Map<Integer, Integer> map = new HashMap<>(); for (int i = 0; i < 10_000; i++) { map.put(i, i); } Object same = new HashMap<>(map); while (true) { sink = map.equals(same); }
            list in itself                              | StackOverflowError         | Collection.hashCode                                     | List<Object> all = new ArrayList<>(); all.add(all); return all.hashCode();
            map in itself                               | StackOverflowError         | Map.hashCode                                            | Map<Object, Object> all = new HashMap<>(); all.put(1, all); return all.hashCode();
            list of capacity                            | MEMORY                     | ArrayList.<init>                                        | return new ArrayList<Object>(Integer.MAX_VALUE);
            map of capacity                             | MEMORY                     | HashMap.<init>                                          | Map<Object, Object> map = new HashMap<>(1 << 30); map.put(1, 1); return map;
            bit set of the largest size                 | MEMORY                     | BitSet.set BitSet.cardinality                           | BitSet set = new BitSet(); set.set(Integer.MAX_VALUE - 1); while (true) { sink = set.cardinality(); }
            growing list, emptied at each memory error  | MEMORY                     | Collection.add Collection.clear                         | List<long[]> all = new ArrayList<>(); while (true) { try { all.add(new long[1 << 16]); } catch (OutOfMemoryError e) { all.clear(); } }
            search                                      | INSTRUCTIONS               | String.indexOf                                          | String text = "a".repeat(100_000); while (true) { sink = text.indexOf("a".repeat(50_000) + "b"); }
            characters                                  | INSTRUCTIONS               | String.chars                                            | String text = "x".repeat(1 << 20); while (true) { sink = text.chars().asLongStream().sum(); }
            bits of sets                                | INSTRUCTIONS               | BitSet.stream                                           | BitSet set = new BitSet(); set.set(0, 1 << 20); while (true) { sink = set.stream().asLongStream().sum(); }
            copy again and again                        | INSTRUCTIONS               | System.arraycopy                                        | long[] numbers = new long[1 << 20]; while (true) { System.arraycopy(numbers, 0, numbers, 1, numbers.length - 1); }
            contains                                    | INSTRUCTIONS               | Collection.contains                                     | List<Integer> all = new ArrayList<>(Collections.nCopies(100_000, 1)); while (true) { sink = all.contains(2); }
            remove first                                | INSTRUCTIONS               | List.remove                                             | List<Integer> all = new ArrayList<>(Collections.nCopies(1_000_000, 1)); while (true) { all.remove(0); all.add(1); }
            linked list by index                        | INSTRUCTIONS               | List.get                                                | List<Integer> all = new LinkedList<>(Collections.nCopies(100_000, 1)); while (true) { sink = all.get(50_000); }
            linked list filled in its middle            | INSTRUCTIONS               | List.addAll                                             | List<Integer> all = new LinkedList<>(Collections.nCopies(100_000, 1)); while (true) { all.addAll(50_000, List.of(1)); }
            heap without                                | INSTRUCTIONS               | Collection.contains                                     | PriorityQueue<Integer> all = new PriorityQueue<>(Collections.nCopies(100_000, 1)); while (true) { sink = all.contains(2); }
            remove all                                  | INSTRUCTIONS               | Collection.removeAll                                    | List<Integer> all = new ArrayList<>(Collections.nCopies(100_000, 1)); while (true) { sink = all.removeAll(List.of(2, 3)); }
            contains all                                | INSTRUCTIONS               | Collection.containsAll                                  | List<Integer> all = Collections.nCopies(100_000, 1); while (true) { sink = all.containsAll(List.of(1, 2)); }
            values without                              | INSTRUCTIONS               | Map.values Collection.contains                          | Map<Integer, Integer> map = new HashMap<>(); for (int i = 0; i < 10_000; i++) { map.put(i, i); } while (true) { sink = map.values().contains(-1); }
            swaps in a linked list                      | INSTRUCTIONS               | Collections.swap                                        | List<Integer> all = new LinkedList<>(Collections.nCopies(100_000, 1)); while (true) { Collections.swap(all, 50_000, 49_999); }
            largest of long texts                       | INSTRUCTIONS               | Collections.max                                         | String text = "a".repeat(1 << 18); List<String> all = new ArrayList<>(); for (int i = 0; i < 100; i++) { all.add(text + "b"); } while (true) { sink = Collections.max(all); }
            long texts in their order                   | INSTRUCTIONS               | Comparator.naturalOrder Comparator.compare              | String text = "a".repeat(1 << 20); String other = text + "b"; Comparator<String> order = Comparator.naturalOrder(); while (true) { sink = order.compare(text, other); }
            comparator that doubles                     | INSTRUCTIONS               | Comparator.thenComparing                                | Comparator<Integer> order = Comparator.naturalOrder(); for (int i = 0; i < 50; i++) { order = order.thenComparing(order); } return order.compare(1, 1);
            stream of many stages                       | INSTRUCTIONS               | LongStream.limit                                        | LongStream all = LongStream.range(0, 1 << 18); for (int i = 0; i < 500; i++) { all = all.limit(1 << 18); } return all.sum();
            collectors within collectors                | INSTRUCTIONS               | Collectors.mapping Collectors.groupingBy Stream.collect | Collector<Object, ?, ?> all = Collectors.counting(); for (int i = 0; i < 500; i++) { all = Collectors.mapping(each -> each, all); all = Collectors.groupingBy(Function.identity(), all); } while (true) { sink = Stream.iterate(1, i -> i).limit(10).collect(all); }
            bytes of a number                           | MEMORY                     | BigInteger.<init>                                       | byte[] bytes = new byte[1 << 20]; while (true) { sink = new BigInteger(1, bytes); }
            keys of one hash code without equals        | INSTRUCTIONS               | Collection.add                                          | class Key { public int hashCode() { return 1; } } Set<Key> all = new HashSet<>(); while (true) { all.add(new Key()); }
            lists of one hash code as keys              | INSTRUCTIONS               | Collection.add                                          | Set<List<Integer>> all = new HashSet<>(); for (int i = 0; ; i++) { all.add(List.of(i, -31 * i)); }
            set filled at once, then emptied            | INSTRUCTIONS               | Collection.addAll Collection.clear Iterable.iterator    | Set<Integer> all = new HashSet<>(); all.addAll(Collections.nCopies(1, 1)); all.addAll(IntStream.range(0, 200_000).boxed().toList()); all.clear(); Iterable<Integer> none = all; while (true) { for (Integer each : none) { sink = each; } }
            causes of causes                            | MEMORY                     | RuntimeException.<init>                                 | RuntimeException last = new RuntimeException("x"); while (true) { last = new RuntimeException(last); }
            nested list in an error                     | INSTRUCTIONS               | AssertionError.<init>                                   | throw new AssertionError(nested());
            handlers that do not fit                    | INSTRUCTIONS               |                                                         | int[] none = {}; while (true) { @tries@ }
            queue that grows and shrinks                | INSTRUCTIONS               | Deque.push Deque.pop                                    | ArrayDeque<Integer> queue = new ArrayDeque<>(); while (true) { queue.push(1); queue.pop(); }
            """)
    void endsInOneLine(String what, String how, String tries, String code) {
        String source = """
                import java.math.*;
                import java.util.*;
                import java.util.function.*;
                import java.util.stream.*;
                class Line {
                    static Object sink;
                    /** A list of two lists of two lists, 60 deep: 2^60 elements. */
                    static Object nested() {
                        Object all = 1;
                        for (int i = 0; i < 60; i++) { all = Arrays.asList(all, all); }
                        return all;
                    }
                    static Object run() { @code@ }
                }
                """.replace("@code@", code)
                .replace("@tries@", "try { sink = none[1]; } catch (RuntimeException e) { sink = null; }".repeat(1500));
        check(Compiled.files("Line", source), "Line", "run", how, tries);
    }

    /** {@code tries} names the calls that are tried, separated by spaces; null or empty for none. */
    private static void check(Map<String, byte[]> files, String type, String method, String how, String tries) {
        if (tries != null && !tries.isEmpty()) {
            assertThat(Calls.of(files, method)).contains(tries.split(" "));
        }
        long start = TIME.getCurrentThreadCpuTime();
        assertThat(run(files, type, method)).isEqualTo(how);
        double seconds = (TIME.getCurrentThreadCpuTime() - start) / 1e9;
        assertThat(seconds).as("seconds").isLessThan(LONGEST);
    }

    private static String run(Map<String, byte[]> files, String type, String method) {
        Machine machine = new Machine(files, Hosts.ofJava());
        machine.limit(INSTRUCTIONS);
        machine.limitBytes(BYTES);
        machine.watchHeap();
        try {
            return String.valueOf(machine.callStatic(type, method + "()Ljava/lang/Object;"));
        } catch (LimitReached limit) {
            return limit.kind().name();
        } catch (Throwable thrown) {
            String message = thrown.getMessage();
            boolean isMine = "mine".equals(message) && !(thrown instanceof OutOfMemoryError);
            return thrown.getClass().getSimpleName() + (isMine ? ": " + message : "");
        }
    }
}
