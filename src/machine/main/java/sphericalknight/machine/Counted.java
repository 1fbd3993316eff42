package sphericalknight.machine;

import java.util.Comparator;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Collector;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * Counts the work of Java within one call. A call that runs through a stream, or uses a composed comparator or collector, may never end. So
 * each element counts as it comes, at each stage of its stream and in each collector, and each comparison counts.
 */
final class Counted {
    /** The work of an element on its way from its source to the end of the stream, sorting included. */
    private static final int ELEMENT_WORK = 10;

    private static final int ELEMENT_BYTES = 16;
    /** An empty map or list, of which a collector within others may make one for each element. */
    private static final int COLLECTOR_WORK = 4;

    private static final int COLLECTOR_BYTES = 128;

    private Counted() {}

    /** What makes a counted object of the result of a call of a member of {@code owner}; null if its results need no counting. */
    static UnaryOperator<Object> of(String owner, String result, boolean isStatic, Interpreter in) {
        return switch (result) {
            case "Ljava/util/Comparator;" -> made -> comparator((Comparator<?>) made, in);
            case "Ljava/util/stream/Collector;" -> made -> collector((Collector<?, ?, ?>) made, in);
            case "Ljava/util/stream/IntStream;", "Ljava/util/stream/LongStream;", "Ljava/util/stream/Stream;" -> {
                boolean isSource = isStatic || !owner.startsWith("java/util/stream/");
                yield isSource ? made -> source(made, in) : made -> stage(made, in);
            }
            default -> null;
        };
    }

    @SuppressWarnings("unchecked")
    private static Comparator<Object> comparator(Comparator<?> made, Interpreter in) {
        return (a, b) -> {
            in.meter.work(2 + (a instanceof String text ? text.length() >> 4 : 0));
            return ((Comparator<Object>) made).compare(a, b);
        };
    }

    @SuppressWarnings("unchecked")
    private static <A> Collector<Object, A, ?> collector(Collector<?, A, ?> made, Interpreter in) {
        BiConsumer<A, Object> each = (BiConsumer<A, Object>) made.accumulator();
        Supplier<A> room = () -> {
            in.meter.work(COLLECTOR_WORK);
            in.meter.bytes(COLLECTOR_BYTES);
            return made.supplier().get();
        };
        return Collector.of(
                room,
                (all, element) -> {
                    in.meter.work(2);
                    each.accept(all, element);
                },
                made.combiner(),
                (Function<A, ?>) made.finisher());
    }

    private static Object stage(Object stream, Interpreter in) {
        if (stream instanceof IntStream ints) {
            return ints.peek(each -> in.meter.work(1));
        }
        return stream instanceof LongStream longs
                ? longs.peek(each -> in.meter.work(1))
                : ((Stream<?>) stream).peek(each -> in.meter.work(1));
    }

    private static Object source(Object stream, Interpreter in) {
        if (stream instanceof IntStream ints) {
            return ints.peek(each -> element(in));
        }
        if (stream instanceof LongStream longs) {
            return longs.peek(each -> element(in));
        }
        return stream instanceof Stream<?> objects ? objects.peek(each -> element(each, in)) : stream;
    }

    private static void element(Interpreter in) {
        in.meter.work(ELEMENT_WORK);
        in.meter.bytes(ELEMENT_BYTES);
    }

    private static void element(Object each, Interpreter in) {
        in.meter.work(Sizes.deep(each, in) - 1);
        element(in);
    }
}
