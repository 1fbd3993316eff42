package sphericalknight.machine.snippets;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Calls of the JDK, with lambdas that it calls back. Each method is one test. */
public final class Outside {
    private Outside() {}

    record Pair(int key, String text) {}

    static String streams() {
        long set = IntStream.range(0, 8).mapToLong(i -> 1L << 9 * i).reduce(0, (a, b) -> a | b);
        List<String> names = IntStream.range(0, 64)
                .filter(square -> (set >>> square & 1) != 0)
                .mapToObj(square -> "" + (char) ('a' + square % 8) + (square / 8 + 1))
                .toList();
        Map<Integer, List<String>> byLength =
                Stream.of("a", "bb", "cc", "ddd").collect(Collectors.groupingBy(String::length));
        return names + " " + byLength
                + LongStream.iterate(set, b -> b != 0, b -> b & b - 1).count()
                + Stream.of(new Pair(2, "b"), new Pair(1, "a"))
                        .sorted(Comparator.comparingInt(Pair::key))
                        .map(Pair::text)
                        .collect(Collectors.joining("-", "<", ">"));
    }

    static String collections() {
        Deque<Long> queue = new ArrayDeque<>();
        queue.add(5L);
        queue.push(3L);
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (String word : "to be or not to be".split(" ")) {
            counts.merge(word, 1, Integer::sum);
        }
        counts.computeIfAbsent("new", key -> key.length());
        List<Integer> numbers = new ArrayList<>();
        numbers.add(4);
        numbers.add(0, 2);
        numbers.remove(Integer.valueOf(4));
        numbers.replaceAll(n -> n * 21);
        StringBuilder text = new StringBuilder();
        counts.forEach((word, count) -> text.append(word).append(count));
        for (Map.Entry<String, Integer> each : counts.entrySet()) {
            text.append(each.getKey()).append(each.getValue());
        }
        return "" + queue.poll() + queue + numbers + text;
    }

    static String arrays() {
        long[] longs = new long[4];
        Arrays.setAll(longs, i -> 1L << i);
        Integer[] boxed = {3, 1, 2};
        Arrays.sort(boxed, (a, b) -> b - a);
        int[] copy = Arrays.copyOf(new int[] {1, 2}, 3);
        System.arraycopy(new int[] {9}, 0, copy, 2, 1);
        return Arrays.toString(longs)
                + Arrays.toString(boxed)
                + Arrays.toString(copy)
                + Arrays.hashCode(longs)
                + Arrays.equals(longs, longs.clone())
                + Arrays.asList("x", "y")
                + Arrays.stream(longs).sum();
    }

    static String texts() {
        StringBuilder text = new StringBuilder();
        for (char each : "knight".toCharArray()) {
            text.insert(0, Character.toUpperCase(each));
        }
        return text
                + String.format("%5d|%-4s|%x|%.2f", 42, "ab", 255, 1.5)
                + String.join(",", List.of("p", "q"))
                + "abc".indexOf('c')
                + "a,b".split(",").length
                + "  x ".strip()
                + "ab".repeat(2)
                + "x".isEmpty()
                + "abc".substring(1, 2)
                + Long.toHexString(-1)
                + Long.numberOfTrailingZeros(8)
                + Integer.toBinaryString(5)
                + "b".compareTo("a");
    }

    static String numbers() {
        BigInteger big = BigInteger.ONE.shiftLeft(100).subtract(BigInteger.TEN);
        return big + " " + big.mod(BigInteger.valueOf(97)) + Math.floorMod(-3, 5)
                + Math.multiplyHigh(1L << 40, 1L << 40) + Long.compareUnsigned(-1, 1) + Long.MAX_VALUE + Math.PI
                + Integer.bitCount(-1);
    }

    static String optionals() {
        LongFunction<Optional<String>> find = n -> n > 2 ? Optional.of("n" + n) : Optional.empty();
        return find.apply(3).map(String::length).orElse(-1) + find.apply(1).orElseGet(() -> "none");
    }
}
