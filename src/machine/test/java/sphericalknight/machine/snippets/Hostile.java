package sphericalknight.machine.snippets;

import static sphericalknight.machine.snippets.Ends.INSTRUCTIONS;
import static sphericalknight.machine.snippets.Ends.MEMORY;
import static sphericalknight.machine.snippets.Ends.OVERFLOW;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.LongUnaryOperator;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Programs that want more than they may have: time, memory, or depth. Each method is one test. */
public final class Hostile {
    private Hostile() {}

    private static Object sink;

    private static final class Node {
        private Node next;
        private long a;
        private long b;
    }

    // Loops

    @Ends(INSTRUCTIONS)
    static Object loop() {
        long n = 1;
        while (n != 0) {
            n |= 1;
        }
        return n;
    }

    @Ends(INSTRUCTIONS)
    static Object loopThatCatchesEverything() {
        long n = 0;
        while (true) {
            try {
                while (true) {
                    n++;
                }
            } catch (Throwable caught) {
                n = 0;
            } finally {
                n++;
            }
        }
    }

    @Ends(INSTRUCTIONS)
    static Object finallyThatReturns() {
        try {
            return loop();
        } finally {
            sink = "the end";
            loop();
        }
    }

    @Ends(OVERFLOW)
    static Object recursion() {
        return recursion();
    }

    @Ends(INSTRUCTIONS)
    static Object recursionCaughtAgainAndAgain() {
        while (true) {
            try {
                recursion();
            } catch (StackOverflowError caught) {
                sink = caught;
            }
        }
    }

    @Ends(INSTRUCTIONS)
    static Object recursionThatTriesTwice() {
        try {
            return recursionThatTriesTwice();
        } finally {
            recursionThatTriesTwice();
        }
    }

    static final class Endless {
        static {
            sink = loop();
        }

        static void touch() {}
    }

    @Ends(INSTRUCTIONS)
    static Object initializer() {
        try {
            Endless.touch();
        } catch (Throwable caught) {
            sink = caught;
        }
        return "over";
    }

    // Memory

    @Ends(MEMORY)
    static Object arraysOfReferences() {
        Object[][] all = new Object[1000][];
        for (int i = 0; i < all.length; i++) {
            all[i] = new Object[1 << 20];
        }
        return all;
    }

    @Ends(MEMORY)
    static Object chainOfObjects() {
        Node first = null;
        while (true) {
            Node node = new Node();
            node.next = first;
            first = node;
        }
    }

    @Ends(value = INSTRUCTIONS, tries = "Collection.add")
    static Object boxes() {
        List<Long> all = new ArrayList<>();
        for (long i = 1000; ; i++) {
            all.add(i);
        }
    }

    // Arrays

    @Ends(value = INSTRUCTIONS, tries = "Arrays.sort")
    static Object sortTenMillion() {
        int[] numbers = new int[10_000_000];
        Arrays.setAll(numbers, i -> i * 0x9E3779B9);
        Arrays.sort(numbers);
        return numbers[0];
    }

    // Collections

    @Ends(value = INSTRUCTIONS, tries = "Object.toString")
    static Object copiesWithinCopies() {
        Object all = 1;
        for (int i = 0; i < 5; i++) {
            all = Collections.nCopies(1 << 14, all);
        }
        return all.toString();
    }

    @Ends(value = INSTRUCTIONS, tries = "HashMap.<init> Map.clear Map.keySet")
    static Object emptyMapWithManyPlaces() {
        Map<Integer, Integer> map = new HashMap<>(1 << 22);
        map.put(1, 1);
        map.clear();
        while (true) {
            for (Integer each : map.keySet()) {
                sink = each;
            }
        }
    }

    @Ends(value = INSTRUCTIONS, tries = "Collection.clear Collection.hashCode")
    static Object setThatWasLarge() {
        HashSet<Integer> set = new HashSet<>();
        for (int i = 0; i < 200_000; i++) {
            set.add(i);
        }
        set.clear();
        while (true) {
            sink = set.hashCode();
        }
    }

    @Ends(value = INSTRUCTIONS, tries = "Map.containsValue")
    static Object mapOfValues() {
        TreeMap<Integer, Integer> map = new TreeMap<>();
        for (int i = 0; i < 10_000; i++) {
            map.put(i, i);
        }
        while (true) {
            sink = map.containsValue(-1);
        }
    }

    // Code that Java calls back

    private static final class Liar implements Comparable<Liar> {
        private static int count;

        @Override
        public int compareTo(Liar other) {
            return count++ % 3 - 1;
        }

        @Override
        public boolean equals(Object other) {
            return count++ % 2 == 0;
        }

        @Override
        public int hashCode() {
            return 7;
        }
    }

    @Ends(value = INSTRUCTIONS, tries = "Map.put")
    static Object equalHashCodes() {
        Map<Liar, Integer> map = new HashMap<>();
        while (true) {
            map.put(new Liar(), 1);
        }
    }

    @Ends(value = "IllegalArgumentException", tries = "List.sort")
    static Object comparatorThatChangesItsMind() {
        List<Integer> all = new ArrayList<>();
        for (int i = 0; i < 1000; i++) {
            all.add(i * 7919 % 1000);
        }
        Random random = new Random(1);
        for (int i = 0; i < 100; i++) {
            all.sort((a, b) -> random.nextInt(3) - 1);
        }
        return all.size();
    }

    @Ends(value = "over", tries = "Collection.add Collection.remove")
    static Object setOfLiars() {
        Collection<Liar> set = new TreeSet<>();
        for (int i = 0; i < 1000; i++) {
            set.add(new Liar());
            set.remove(new Liar());
        }
        return "over";
    }

    @Ends(value = INSTRUCTIONS, tries = "Stream.sorted")
    static Object comparatorThatNeverEnds() {
        return Stream.of(2, 1).sorted((a, b) -> (int) (long) (Long) loop()).toList();
    }

    @Ends(value = INSTRUCTIONS, tries = "Iterable.iterator Iterator.next")
    static Object iteratorThatNeverEnds() {
        Iterable<Integer> endless = () -> new java.util.Iterator<>() {
            @Override
            public boolean hasNext() {
                return true;
            }

            @Override
            public Integer next() {
                return 1;
            }
        };
        int sum = 0;
        for (int each : endless) {
            sum += each;
        }
        return sum;
    }

    @Ends(value = "IllegalStateException: mine", tries = "List.sort")
    static Object exceptionThroughJava() {
        new ArrayList<>(List.of(3, 1, 2)).sort((a, b) -> {
            throw new IllegalStateException("mine");
        });
        return "over";
    }

    private static final class Mirror {
        @Override
        public int hashCode() {
            return List.of(this).hashCode();
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Mirror;
        }

        @Override
        public String toString() {
            return "" + List.of(this);
        }
    }

    @Ends(OVERFLOW)
    static Object hashCodeThroughJava() {
        return new Mirror().hashCode();
    }

    @Ends(OVERFLOW)
    static Object textThroughJava() {
        return new Mirror().toString();
    }

    @Ends(OVERFLOW)
    static Object comparatorThroughJava() {
        return compare(1, 2);
    }

    private static int compare(Integer a, Integer b) {
        List<Integer> both = new ArrayList<>(List.of(b, a));
        both.sort(Hostile::compare);
        return both.get(0);
    }

    @Ends(OVERFLOW)
    static Object streamsThroughJava() {
        return deeper(1);
    }

    private static long deeper(long n) {
        return LongStream.of(n).map(Hostile::deeper).sum();
    }

    @Ends(value = Ends.DEPTH, tries = "Comparator.thenComparing Comparator.compare")
    static Object chainOfComparators() {
        Comparator<Integer> all = Comparator.naturalOrder();
        for (int i = 0; i < 200_000; i++) {
            all = all.thenComparing(Comparator.<Integer>naturalOrder());
        }
        return all.compare(1, 1);
    }

    @Ends("8")
    static Object deepButAllowed() {
        LongUnaryOperator[] steps = new LongUnaryOperator[100];
        steps[0] = n -> n + 7;
        for (int i = 1; i < steps.length; i++) {
            LongUnaryOperator below = steps[i - 1];
            steps[i] = n -> LongStream.of(n).map(below).sum();
        }
        return String.valueOf(steps[99].applyAsLong(1));
    }

    @Ends(INSTRUCTIONS)
    static Object exceptionsInALoop() {
        int[] empty = {};
        while (true) {
            try {
                sink = empty[1];
            } catch (RuntimeException caught) {
                sink = caught;
            }
        }
    }
}
