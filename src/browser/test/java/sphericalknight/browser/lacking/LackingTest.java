package sphericalknight.browser.lacking;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.SplittableRandom;
import java.util.StringJoiner;
import java.util.regex.Pattern;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.teavm.classlib.java.util.TSplittableRandom;
import org.teavm.classlib.java.util.TStringJoiner;

@DisplayName("What TeaVM lacks")
class LackingTest {
    @Test
    @DisplayName("random numbers are those of Java")
    void sameRandomNumbers() {
        SplittableRandom java = new SplittableRandom(20_261_122);
        TSplittableRandom page = new TSplittableRandom(20_261_122);
        for (int bound = 1; bound < 3_000; bound++) {
            assertThat(page.nextLong()).isEqualTo(java.nextLong());
            assertThat(page.nextInt()).isEqualTo(java.nextInt());
            assertThat(page.nextBoolean()).isEqualTo(java.nextBoolean());
            assertThat(page.nextDouble()).isEqualTo(java.nextDouble());
            assertThat(page.nextInt(bound)).isEqualTo(java.nextInt(bound));
            assertThat(page.nextInt(-bound, bound)).isEqualTo(java.nextInt(-bound, bound));
            assertThat(page.nextLong(bound)).isEqualTo(java.nextLong(bound));
            assertThat(page.nextLong(-bound, 2 * bound)).isEqualTo(java.nextLong(-bound, 2 * bound));
        }
        assertThat(page.nextInt((1 << 30) + 1)).isEqualTo(java.nextInt((1 << 30) + 1));
        assertThat(page.nextInt(Integer.MIN_VALUE, Integer.MAX_VALUE))
                .isEqualTo(java.nextInt(Integer.MIN_VALUE, Integer.MAX_VALUE));
        assertThat(page.ints(20, 0, 13).toArray())
                .isEqualTo(java.ints(20, 0, 13).toArray());
        assertThat(page.longs(20).toArray()).isEqualTo(java.longs(20).toArray());
    }

    @Test
    @DisplayName("powers of e and logarithms are those of Java, to the last bit")
    void sameExponents() {
        double[] places = {
            0, -0.0, 1, 2, Math.sqrt(2), 0.35, 1.04, 709.78, 709.79, -708.5, -745.13, -745.14, 0x1p-29, 0x1p-1060
        };
        SplittableRandom random = new SplittableRandom(20_261_128);
        DoubleStream numbers = IntStream.range(0, 300_000).mapToDouble(i -> switch (i % 3) {
            case 0 -> Double.longBitsToDouble(random.nextLong());
            case 1 -> 1500 * random.nextDouble() - 750;
            default -> 1 + (random.nextDouble() - 0.5) / (1 << i % 24);
        });
        DoubleStream.concat(DoubleStream.of(places), numbers).forEach(x -> {
            assertThat(Lacking.exp(x)).as("exp(%s)", x).isEqualTo(Double.valueOf(StrictMath.exp(x)));
            assertThat(Lacking.log(x)).as("log(%s)", x).isEqualTo(Double.valueOf(StrictMath.log(x)));
        });
    }

    @Test
    @DisplayName("texts are those of Java")
    void sameTexts() {
        for (String text : new String[] {"", "a", "a\n", "a\n\nb", "\n", "a\r\nb"}) {
            assertThat(Lacking.indent(text, 3)).isEqualTo(text.indent(3));
        }
        Pattern digits = Pattern.compile("[0-9]");
        assertThat(Lacking.replaceAll(digits.matcher("a1b2c"), match -> match.group() + "0"))
                .isEqualTo("a10b20c");
        assertThat(Lacking.getPackageName(Lacking.class)).isEqualTo("sphericalknight.browser.lacking");
        assertThat(Lacking.ofNullable(null)).isEmpty();
        assertThat(Lacking.format("a%nb %d", new Object[] {7})).isEqualTo("a\nb 7");
        for (String format : new String[] {"%.2e|%n", "%12.3e%%%n", "%-12e|", "%.0e"}) {
            assertThat(Lacking.format(format, new Object[] {-12345.678})).isEqualTo(String.format(format, -12345.678));
        }
        assertThat(Lacking.format("%-5s %5.1f %%  %4.1f bits", new Object[] {"N", 20.8, 2.3}))
                .isEqualTo("N      20.8 %   2.3 bits");
        assertThat(Lacking.format("%2$s%1$d%<d%s", new Object[] {3, "b"})).isEqualTo("b333");
        assertThat(Lacking.format("%s %8.2e%n", new Object[] {"x", BigInteger.TEN.pow(77)}))
                .isEqualTo("x 1.00e+77\n");
        for (String format : new String[] {"%060x", "%d", "%,d", "%80d|", "%-80s|"}) {
            BigInteger large = BigInteger.TWO.pow(200);
            assertThat(Lacking.format(format, new Object[] {large})).isEqualTo(String.format(format, large));
        }
    }

    @Test
    @DisplayName("arrays are equal as in Java")
    void sameArrays() {
        Object[] values = values();
        Object[] others = values();
        for (int i = 0; i < values.length; i++) {
            for (int j = 0; j < others.length; j++) {
                assertThat(Lacking.deepEquals(values[i], others[j]))
                        .as("%d, %d", i, j)
                        .isEqualTo(i == j);
            }
        }
    }

    private static Object[] values() {
        return new Object[] {
            null,
            1L,
            "a",
            new long[0],
            new long[] {1, 2},
            new long[] {1, 3},
            new long[] {1},
            new int[] {1, 2},
            new long[][] {{1}, {2}},
            new long[][] {{1}, {3}},
            new String[] {"a", null},
            new boolean[] {true}
        };
    }

    @Test
    @DisplayName("texts are joined as in Java")
    void sameJoined() {
        assertThat(new TStringJoiner(", ").add("a").add("b").toString()).isEqualTo("a, b");
        assertThat(new TStringJoiner(", ", "[", "]").toString()).isEqualTo("[]");
        assertThat(new TStringJoiner(", ", "[", "]").setEmptyValue("none").toString())
                .isEqualTo("none");
        assertThat(new TStringJoiner("-", "<", ">")
                        .add("a")
                        .merge(new TStringJoiner("+", "(", ")").add("b").add("c"))
                        .toString())
                .isEqualTo(new StringJoiner("-", "<", ">")
                        .add("a")
                        .merge(new StringJoiner("+", "(", ")").add("b").add("c"))
                        .toString());
    }
}
