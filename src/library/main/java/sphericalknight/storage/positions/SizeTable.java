package sphericalknight.storage.positions;

import java.util.Arrays;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Locale;
import java.util.function.ToIntFunction;
import sphericalknight.chess.position.Position;
import sphericalknight.storage.Keeps;
import sphericalknight.storage.PositionScheme;

/**
 * What the schemes need for many positions, for tables and plots.
 *
 * <pre>{@code
 * SizeTable.of(PositionSchemes.all(), positions).text();
 * SizeTable.meanBy(PositionSchemes.best(), positions, SizeTable.MEN);      // index n: mean bits with n men
 * }</pre>
 *
 * @param rows one for each scheme, in the order given
 */
public record SizeTable(List<Row> rows) {
    /** The number of men of a position, for {@link #meanBy}. */
    public static final ToIntFunction<Position> MEN = position -> Long.bitCount(position.occupied());

    /** The number of half-moves played before a position, for {@link #meanBy}. */
    public static final ToIntFunction<Position> PLY = position -> 2 * (position.moveNumber() - 1) + position.side();

    /**
     * What one scheme needs.
     *
     * @param scheme its name
     * @param keeps what it keeps
     * @param start bits of the start position
     * @param mean bits on the average
     * @param least bits of the shortest code
     * @param most bits of the longest code
     */
    public record Row(String scheme, Keeps keeps, int start, double mean, int least, int most) {}

    /**
     * Measures schemes.
     *
     * @param schemes the schemes
     * @param positions at least one position
     * @return a row for each scheme
     */
    public static SizeTable of(List<PositionScheme> schemes, List<Position> positions) {
        return new SizeTable(schemes.stream()
                .map(scheme -> {
                    int[] bits = positions.stream().mapToInt(scheme::bits).toArray();
                    IntSummaryStatistics summary = Arrays.stream(bits).summaryStatistics();
                    return new Row(
                            scheme.name(),
                            scheme.keeps(),
                            scheme.bits(Position.start()),
                            summary.getAverage(),
                            summary.getMin(),
                            summary.getMax());
                })
                .toList());
    }

    /**
     * The mean size, split by a number that every position has.
     *
     * @param scheme the scheme
     * @param positions the positions
     * @param number such as {@link #MEN} or {@link #PLY}; 0 or more
     * @return at index n the mean bits of the positions with the number n; NaN where there is none
     */
    public static double[] meanBy(PositionScheme scheme, List<Position> positions, ToIntFunction<Position> number) {
        int size = 1 + positions.stream().mapToInt(number).max().orElse(0);
        double[] sum = new double[size];
        int[] count = new int[size];
        for (Position position : positions) {
            int index = number.applyAsInt(position);
            sum[index] += scheme.bits(position);
            count[index]++;
        }
        for (int i = 0; i < size; i++) {
            sum[i] /= count[i];
        }
        return sum;
    }

    /**
     * The table as text.
     *
     * @return a line with the names of the columns and one for each scheme
     */
    public String text() {
        StringBuilder text = new StringBuilder(
                String.format("%-16s %-17s %6s %7s %6s %6s%n", "scheme", "keeps", "start", "mean", "least", "most"));
        for (Row row : rows) {
            text.append(String.format(
                    Locale.ROOT,
                    "%-16s %-17s %6d %7.1f %6d %6d%n",
                    row.scheme,
                    row.keeps,
                    row.start,
                    row.mean,
                    row.least,
                    row.most));
        }
        return text.toString();
    }
}
