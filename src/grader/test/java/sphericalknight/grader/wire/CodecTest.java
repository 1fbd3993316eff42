package sphericalknight.grader.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import sphericalknight.grader.wire.Everything.Side;
import sphericalknight.grader.wire.Everything.Step;

@DisplayName("The codec")
class CodecTest {
    private static final List<Question> QUESTIONS = Question.of(Everything.class);

    private static Question question(String name) {
        return QUESTIONS.stream()
                .filter(each -> each.method().getName().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static Object[] copied(String name, Object... arguments) {
        Out out = new Out();
        question(name).writeArguments(arguments, out);
        In in = new In(out.bytes());
        Object[] copy = question(name).readArguments(in);
        in.end();
        return copy;
    }

    private static void roundTrip(String name, Object... arguments) {
        Object[] copy = copied(name, arguments);
        assertThat(Arrays.deepEquals(copy, arguments))
                .as("%s of %s became %s", name, Arrays.deepToString(arguments), Arrays.deepToString(copy))
                .isTrue();
    }

    @Test
    @DisplayName("gives back every value that it was given: smallest, largest, empty, null")
    void roundTrips() {
        roundTrip("numbers", Byte.MIN_VALUE, Integer.MIN_VALUE, Long.MIN_VALUE);
        roundTrip("numbers", (byte) -1, -1, -1L);
        roundTrip("texts", null, null, null);
        roundTrip("texts", "", Side.WHITE, new Step(0, 63, Side.BLACK, null));
        roundTrip("texts", "\uD83D \u0000 \u265E lone surrogate", Side.BLACK, new Step(-1, 1, null, "x"));
        roundTrip("arrays", null, null, null, null, null, null);
        roundTrip(
                "arrays",
                new long[] {-1L, 1L << 63},
                new int[0],
                new byte[] {1, -128},
                new String[] {"a", null},
                new int[][] {{1}, {}, null},
                new Step[] {new Step(1, 2, Side.WHITE, "b"), null});
        roundTrip("nothing");
    }

    @Test
    @DisplayName("gives copies, never the same array")
    void copies() {
        int[] given = {1, 2, 3};
        assertThat(copied("arrays", null, given, null, null, null, null)[1]).isNotSameAs(given);
    }

    @Test
    @DisplayName("copies arrays back that were filled, and only those")
    void filled() {
        Question question = question("arrays");
        Object[] before = {new long[] {1, 2}, new int[] {3}, null, null, null, null};
        Object[] after = {new long[] {7, 2}, new int[] {3}, null, null, null, null};
        Out out = new Out();
        question.writeFilled(before, after, out);
        Object[] caller = {new long[] {1, 2}, new int[] {3}, null, null, null, null};
        Object first = caller[0];
        question.readFilled(caller, new In(out.bytes()));
        assertThat(caller[0]).isSameAs(first);
        assertThat((long[]) caller[0]).containsExactly(7, 2);
        assertThat((int[]) caller[1]).containsExactly(3);
    }

    @Test
    @DisplayName("refuses types outside its closed set, with a sentence")
    void refusesTypes() {
        assertThatThrownBy(() -> Shapes.of(Object.class))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("java.lang.Object cannot travel");
        assertThatThrownBy(() -> Shapes.of(List.class)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Shapes.of(double.class)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Shapes.of(Runnable.class)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Shapes.of(Thread[].class)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    @DisplayName("believes no length before it has looked at what is left")
    void lengths() {
        Shape longs = Shapes.of(long[].class);
        byte[] huge = new Out().put(1).putInt(Integer.MAX_VALUE).bytes();
        assertThatThrownBy(() -> longs.read(new In(huge))).isInstanceOf(WireException.class);
        byte[] negative = new Out().put(1).putInt(-1).bytes();
        assertThatThrownBy(() -> longs.read(new In(negative))).isInstanceOf(WireException.class);
        byte[] fewer = new Out().put(1).putInt(2).putLong(1).bytes();
        assertThatThrownBy(() -> longs.read(new In(fewer))).isInstanceOf(WireException.class);
    }

    @Test
    @DisplayName("refuses frames that are too long, and does not wait for what never comes")
    void frames() throws IOException {
        for (int length : new int[] {-1, Integer.MIN_VALUE, Frames.LARGEST + 1, Integer.MAX_VALUE}) {
            byte[] bytes = ByteBuffer.allocate(4).putInt(length).array();
            assertThatThrownBy(() -> Frames.read(new ByteArrayInputStream(bytes)))
                    .isInstanceOf(WireException.class);
        }
        byte[] cut = ByteBuffer.allocate(7).putInt(Frames.LARGEST).array();
        assertThatThrownBy(() -> Frames.read(new ByteArrayInputStream(cut))).isInstanceOf(EOFException.class);
        ByteArrayOutputStream pipe = new ByteArrayOutputStream();
        Frames.write(pipe, new Out().putBytes(new byte[200_000]));
        assertThat(Frames.read(new ByteArrayInputStream(pipe.toByteArray())).getBytes())
                .hasSize(200_000);
    }

    @Test
    @DisplayName("a thousand random byte strings give a value or a refusal")
    void fuzz() {
        fuzz(1_000);
    }

    @Test
    @Tag("exhaustive")
    @DisplayName("a million random byte strings give a value or a refusal")
    void fuzzMuch() {
        fuzz(1_000_000);
    }

    private static void fuzz(int rounds) {
        List<Shape> shapes = new ArrayList<>();
        QUESTIONS.forEach(each -> {
            shapes.addAll(each.parameters());
            shapes.add(each.result());
        });
        SplittableRandom random = new SplittableRandom(20261121);
        int refused = 0;
        for (int i = 0; i < rounds; i++) {
            byte[] bytes = new byte[random.nextInt(64)];
            random.nextBytes(bytes);
            if (bytes.length > 5 && i % 2 == 0) { // half of them pass the first checks
                bytes[0] = 1;
                ByteBuffer.wrap(bytes).putInt(1, random.nextInt(8));
            }
            Shape shape = shapes.get(i % shapes.size());
            try {
                In in = new In(bytes);
                shape.read(in);
                in.end();
            } catch (WireException e) {
                refused++;
            }
        }
        assertThat(refused).as("refused").isBetween(rounds / 2, rounds - 1);
    }
}
