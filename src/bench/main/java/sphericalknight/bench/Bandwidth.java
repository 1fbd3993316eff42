package sphericalknight.bench;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import sphericalknight.bench.Report.Measurement;

/**
 * Counting an array as a share of the speed at which the same array can be read at all, from two measurements of one run: 1
 * means that counting costs nothing beyond the reading.
 */
final class Bandwidth {
    private Bandwidth() {}

    static List<Measurement> ratios(List<Measurement> measurements) {
        List<Measurement> ratios = new ArrayList<>();
        for (Measurement read : measurements) {
            if (!read.name().equals("popcount.arrayRead")) {
                continue;
            }
            String words = read.params().get("words");
            double bytes = 8.0 * Integer.parseInt(words);
            ratios.add(new Measurement(
                    "popcount.bandwidth",
                    read.params(),
                    Report.rounded(bytes / read.score().doubleValue()),
                    null,
                    "GB/s"));
            for (Measurement counted : measurements) {
                if (counted.name().equals("popcount.array")
                        && words.equals(counted.params().get("words"))) {
                    BigDecimal ratio = Report.rounded(
                            read.score().doubleValue() / counted.score().doubleValue());
                    ratios.add(new Measurement("popcount.ofBandwidth", counted.params(), ratio, null, "ratio"));
                }
            }
        }
        return ratios;
    }
}
