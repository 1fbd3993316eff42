package sphericalknight.draw;

import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * The axis of values of a {@link Chart}: where its ticks are, and where a value stands between the first and the last of them.
 *
 * @param ticks the values of the ticks, in ascending order
 * @param last the value at the end of the axis
 */
record ChartAxis(double[] ticks, double last, boolean isLogarithmic) {
    static ChartAxis of(Chart.Data data) {
        double most = extreme(data, true);
        if (data.isLogarithmic()) {
            int low = (int) Math.floor(Math.log10(extreme(data, false)));
            int high = Math.max(low + 1, (int) Math.ceil(Math.log10(most)));
            return new ChartAxis(
                    IntStream.rangeClosed(low, high)
                            .mapToDouble(power -> Math.pow(10, power))
                            .toArray(),
                    Math.pow(10, high),
                    true);
        }
        double rough = most / 5;
        double unit = Math.pow(10, Math.floor(Math.log10(rough)));
        double step = unit
                * DoubleStream.of(1, 2, 2.5, 5, 10)
                        .filter(each -> each * unit >= rough * 0.999)
                        .findFirst()
                        .orElse(10);
        return new ChartAxis(
                IntStream.rangeClosed(0, (int) (most / step + 1e-9))
                        .mapToDouble(i -> i * step)
                        .toArray(),
                most,
                false);
    }

    /** The largest end of an interval, or the smallest value above 0; 1 if there is none. */
    private static double extreme(Chart.Data data, boolean isLargest) {
        DoubleStream all = data.rows().stream()
                .flatMapToDouble(row -> IntStream.range(0, row.values().length)
                        .mapToDouble(i -> isLargest ? row.high(i) : row.values()[i]))
                .filter(value -> value > 0);
        return (isLargest ? all.max() : all.min()).orElse(1);
    }

    double place(double value) {
        double first = ticks[0];
        double place =
                isLogarithmic ? Math.log10(Math.max(value, first) / first) / Math.log10(last / first) : value / last;
        return Math.max(0, Math.min(1, place));
    }

    /** The label of a tick, in which a large power of ten is short: 10⁶. */
    static String number(double value) {
        int power = (int) Math.round(Math.log10(Math.max(value, 1)));
        if (power < 5 || value != Math.pow(10, power)) {
            return Chart.number(value);
        }
        StringBuilder digits = new StringBuilder("10");
        String.valueOf(power).chars().forEach(digit -> digits.append("⁰¹²³⁴⁵⁶⁷⁸⁹".charAt(digit - '0')));
        return digits.toString();
    }
}
