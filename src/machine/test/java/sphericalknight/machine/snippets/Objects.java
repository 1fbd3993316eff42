package sphericalknight.machine.snippets;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import java.util.function.LongUnaryOperator;
import java.util.function.Supplier;

/** Classes, interfaces, records, enums, lambdas. Each method is one test. */
public final class Objects {
    private Objects() {}

    interface Shape {
        int area();

        default String words() {
            return name() + " of " + area();
        }

        private String name() {
            return getClass().getSimpleName();
        }

        static Shape unit() {
            return () -> 1;
        }
    }

    abstract static class Base implements Shape {
        protected final int side;
        private static int made;

        Base(int side) {
            this.side = side;
            made++;
        }

        @Override
        public String toString() {
            return "[" + words() + "]";
        }
    }

    static final class Square extends Base {
        Square(int side) {
            super(side);
        }

        @Override
        public int area() {
            return side * side;
        }
    }

    static class Box extends Base {
        private final long depth;

        Box(int side, long depth) {
            super(side);
            this.depth = depth;
        }

        @Override
        public int area() {
            return (int) (side * depth);
        }

        @Override
        public String words() {
            return super.words() + "!";
        }
    }

    record Step(int file, long rank, String name, double weight) implements Comparable<Step> {
        Step {
            if (file < 0) {
                throw new IllegalArgumentException("file " + file);
            }
        }

        static Step of(int n) {
            return new Step(n, -n, "s" + n, n / 2.0);
        }

        @Override
        public int compareTo(Step other) {
            return Long.compare(rank, other.rank);
        }
    }

    enum Piece {
        KNIGHT('N') {
            @Override
            int worth() {
                return 3;
            }
        },
        QUEEN('Q') {
            @Override
            int worth() {
                return 9;
            }
        };

        final char letter;

        Piece(char letter) {
            this.letter = letter;
        }

        abstract int worth();
    }

    enum Colour {
        WHITE,
        BLACK;

        Colour other() {
            return this == WHITE ? BLACK : WHITE;
        }
    }

    sealed interface Tree permits Leaf, Node {}

    record Leaf(int value) implements Tree {}

    record Node(Tree left, Tree right) implements Tree {}

    static String shapes() {
        Shape[] shapes = {new Square(3), new Box(2, 1L << 33), Shape.unit(), new Box(7, 2)};
        StringBuilder text = new StringBuilder();
        for (Shape each : shapes) {
            text.append(each instanceof Base base ? base.toString() : "" + each.area())
                    .append(each instanceof Square);
        }
        return text.append(Base.made > 0).append(shapes.length).toString();
    }

    static String records() {
        Step a = Step.of(3);
        Step b = Step.of(3);
        Set<Step> set = new HashSet<>(List.of(a, Step.of(4)));
        return a + " " + a.equals(b) + (a == b) + a.hashCode() + set.contains(b) + set.size() + new Leaf(4).hashCode()
                + a.name() + new Node(new Leaf(1), null) + new Leaf(2).equals(null);
    }

    static String enums() {
        StringBuilder text = new StringBuilder();
        for (Piece each : Piece.values()) {
            text.append(each)
                    .append(each.ordinal())
                    .append(each.letter)
                    .append(each.worth())
                    .append(each.name());
            text.append(
                    switch (each) {
                        case KNIGHT -> "jumps";
                        case QUEEN -> "slides";
                    });
        }
        Map<Colour, Integer> map = new TreeMap<>();
        map.put(Colour.BLACK, 2);
        map.put(Colour.WHITE, 1);
        text.append(map).append(Colour.valueOf("BLACK").other()).append(Colour.WHITE.compareTo(Colour.BLACK));
        text.append(Colour.WHITE == Colour.BLACK.other());
        return text.toString();
    }

    private static int sum(Tree tree) {
        if (tree instanceof Leaf leaf) {
            return leaf.value();
        }
        Node node = (Node) tree;
        return sum(node.left()) + sum(node.right());
    }

    static int trees() {
        return sum(new Node(new Node(new Leaf(1), new Leaf(2)), new Leaf(4)));
    }

    interface Twice {
        long apply(int a, long b);

        default Twice swapped() {
            return (a, b) -> apply((int) b, a);
        }
    }

    private final int base = 5;

    private long plus(int a, long b) {
        return base + a - 3 * b;
    }

    static String lambdas() {
        int offset = 7;
        long big = 1L << 40;
        Twice captured = (a, b) -> a * big + b + offset;
        Twice bound = new Objects()::plus;
        LongUnaryOperator[] steps = {b -> b << 8, b -> b >>> 8, Long::reverse, Long::bitCount};
        IntBinaryOperator max = Math::max;
        Function<Integer, Integer> twice = x -> 2 * x;
        Supplier<List<String>> maker = ArrayList::new;
        List<String> list = maker.get();
        list.add("z");
        Function<Integer, Leaf> leaf = Leaf::new;
        StringBuilder text = new StringBuilder();
        for (LongUnaryOperator step : steps) {
            text.append(step.applyAsLong(0x123456789abcdefL)).append(' ');
        }
        Twice widened = Math::addExact;
        Comparator<Leaf> byValue = Comparator.comparing(Leaf::value);
        return text.append(captured.apply(3, 4))
                .append(captured.swapped().apply(3, 4))
                .append(bound.apply(2, 1))
                .append(max.applyAsInt(3, 9))
                .append(twice.andThen(x -> x + 1).compose((Integer x) -> x - 1).apply(10))
                .append(list)
                .append(leaf.apply(8))
                .append(widened.apply(1, 2L))
                .append(byValue.reversed().compare(new Leaf(1), new Leaf(2)))
                .toString();
    }

    static final class Countdown implements Iterable<Integer>, Comparator<String>, Runnable {
        int n = 3;

        @Override
        public Iterator<Integer> iterator() {
            return new Iterator<>() {
                private int left = n;

                @Override
                public boolean hasNext() {
                    return left > 0;
                }

                @Override
                public Integer next() {
                    return left--;
                }
            };
        }

        @Override
        public int compare(String a, String b) {
            return b.compareTo(a);
        }

        @Override
        public void run() {
            n++;
        }
    }

    static String interfacesOfJava() {
        Countdown countdown = new Countdown();
        countdown.run();
        StringBuilder text = new StringBuilder();
        for (int each : countdown) {
            text.append(each);
        }
        countdown.forEach(each -> text.append(each * 10));
        List<String> names = new ArrayList<>(List.of("a", "c", "b"));
        names.sort(countdown);
        Set<String> sorted = new TreeSet<>(countdown.reversed());
        sorted.addAll(names);
        List<Step> steps = new ArrayList<>(List.of(Step.of(1), Step.of(5), Step.of(3)));
        Collections.sort(steps);
        Map<Leaf, String> map = new HashMap<>();
        map.put(new Leaf(1), "one");
        return text.append(names)
                .append(sorted)
                .append(steps.get(0))
                .append(map.get(new Leaf(1)))
                .toString();
    }

    static String texts() {
        Object nothing = null;
        char c = 'x';
        return "a" + 1 + 2L + 3.0 + 4f + c + true + nothing + new Leaf(1) + (byte) -1 + "\1\2" + new int[0].length;
    }

    static String identity() {
        String a = "knight";
        String b = "knight";
        Integer small = 100;
        Integer same = 100;
        return "" + (a == b) + (a == new String(b)) + small.equals(same) + (small == same)
                + new Countdown().equals(null);
    }

    static <T extends Comparable<T>> T largest(List<T> all) {
        T best = all.get(0);
        for (T each : all) {
            best = each.compareTo(best) > 0 ? each : best;
        }
        return best;
    }

    static String generics() {
        return "" + largest(List.of(3, 9, 4)) + largest(List.of("b", "a")) + largest(List.of(Step.of(2), Step.of(1)));
    }

    static String anonymous() {
        int[] calls = {0};
        class Local {
            int next() {
                return ++calls[0];
            }
        }
        Local local = new Local();
        local.next();
        Object inner = new Object() {
            @Override
            public String toString() {
                return "inner" + local.next();
            }
        };
        return inner + "" + calls[0];
    }

    static class Down {
        final IntUnaryOperator next = this::step;

        int step(int n) {
            return n == 0 ? 0 : 1 + next.applyAsInt(n - 1);
        }
    }

    static class TwiceDown extends Down {
        @Override
        int step(int n) {
            return n == 0 ? 0 : 2 + next.applyAsInt(n - 1);
        }
    }

    static String deepThroughOwnReferences() {
        return new Down().step(1000) + " " + new TwiceDown().step(1000);
    }

    interface Jumps {
        default String all() {
            return "the interface's";
        }
    }

    static class Hiding {
        private String all() {
            return "a private one";
        }

        String own() {
            return all();
        }
    }

    static class Jumping extends Hiding implements Jumps {}

    static String privateMethodsAreNotInherited() {
        Jumps jumps = new Jumping();
        return jumps.all() + ", " + new Jumping().own();
    }
}
