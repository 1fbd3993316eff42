package sphericalknight.machine;

import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * Counts the elements of streams. Java runs through a stream in one call, which may never end; so every stream that is not made of another
 * one counts each element as it comes.
 */
final class CountedStreams {
    /** The work of an element on its way through a stream, sorting included. */
    private static final int ELEMENT_WORK = 10;

    private static final int ELEMENT_BYTES = 16;

    private CountedStreams() {}

    /** Whether a call of this member of {@code owner} makes a stream that is not made of another. */
    static boolean isSource(String owner, boolean isStatic, String result) {
        boolean isStream =
                result.endsWith("/IntStream;") || result.endsWith("/LongStream;") || result.endsWith("/Stream;");
        return isStream && (isStatic || !owner.startsWith("java/util/stream/"));
    }

    /** The same stream, counted by {@code in}. */
    static Object counted(Object stream, Interpreter in) {
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
