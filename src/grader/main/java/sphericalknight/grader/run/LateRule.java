package sphericalknight.grader.run;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.temporal.ChronoUnit;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sphericalknight.common.UserError;
import sphericalknight.grader.model.Points;

/**
 * The late penalty: a percentage of the score for each hour, day or week begun after the due time. Times come from the roster or from
 * names, never from the clock or from file times (copying a file changes them).
 *
 * @param percent the penalty for each step that has begun, or the only one if there is no step
 * @param step an hour, a day or a week; empty for a single penalty
 * @param grace the lateness that costs nothing; beyond it all of the lateness counts
 * @param most the largest penalty in percent
 * @param zone the zone of the course: a day ends at the same clock time even when clocks change; empty for days of 24 hours
 */
public record LateRule(
        BigDecimal percent, Optional<ChronoUnit> step, Duration grace, BigDecimal most, Optional<ZoneId> zone) {
    private static final String PERCENT = "(\\d{1,3}(?:[.,]\\d{1,6})?) ?%";
    private static final Pattern RULE = Pattern.compile(PERCENT + "(?: ?/ ?(hour|day|week))?");
    private static final Pattern GRACE =
            Pattern.compile("(\\d{1,6}) ?(s|sec|seconds?|m|min|minutes?|h|hours?|d|days?)");

    /** The rule that lateness is reported and costs nothing. */
    public static final LateRule FREE = of("0%");

    /** Returns a rule such as {@code 10%/day} without grace, with no other limit than 100 %, and for days of 24 hours. */
    public static LateRule of(String late) {
        return of(late, "0s", "100%", Optional.empty());
    }

    /**
     * Returns a rule.
     *
     * @param late such as {@code 10%/day}, {@code 2.5%/hour} or {@code 100%}
     * @param grace such as {@code 15min}
     * @param most the largest penalty, such as {@code 50%}
     * @throws UserError if one of them is malformed
     */
    public static LateRule of(String late, String grace, String most, Optional<ZoneId> zone) {
        Matcher rule = RULE.matcher(late.strip());
        if (!rule.matches() || decimal(rule.group(1)).compareTo(Points.HUNDRED) > 0) {
            throw new UserError("--late " + late
                    + " is not a rule; rules are, for example, 10%/day, 2.5%/hour, 20%/week and 100%.");
        }
        Matcher limit = Pattern.compile(PERCENT).matcher(most.strip());
        if (!limit.matches() || decimal(limit.group(1)).compareTo(Points.HUNDRED) > 0) {
            throw new UserError("--late-cap " + most + " is not a limit; 50% and 12.5% are.");
        }
        Optional<ChronoUnit> step =
                Optional.ofNullable(rule.group(2)).map(word -> ChronoUnit.valueOf(word.toUpperCase(Locale.ROOT) + "S"));
        return new LateRule(decimal(rule.group(1)), step, grace(grace), decimal(limit.group(1)), zone);
    }

    private static Duration grace(String period) {
        Matcher grace = GRACE.matcher(period.strip());
        if (!grace.matches()) {
            throw new UserError("--grace " + period + " is not a time span; 30s, 15min, 2h and 1d are.");
        }
        long number = Long.parseLong(grace.group(1));
        return switch (grace.group(2).charAt(0)) {
            case 's' -> Duration.ofSeconds(number);
            case 'm' -> Duration.ofMinutes(number);
            case 'h' -> Duration.ofHours(number);
            default -> Duration.ofDays(number);
        };
    }

    private static BigDecimal decimal(String text) {
        return new BigDecimal(text.replace(',', '.'));
    }

    /** The penalty in percent of the score: 0 until {@code due} and within the grace period. */
    public BigDecimal percent(Instant due, Instant submitted) {
        return isFree(due, submitted) ? Points.NONE : percent(step.isEmpty() ? 1 : steps(due, submitted));
    }

    /** The penalty for one step, which is the least that somebody loses who was late. */
    BigDecimal least() {
        return percent(1);
    }

    private BigDecimal percent(long steps) {
        return percent.multiply(BigDecimal.valueOf(steps)).min(most);
    }

    private boolean isFree(Instant due, Instant submitted) {
        return !submitted.isAfter(due.plus(grace));
    }

    /** The number of steps that have begun, 1 or more. */
    private long steps(Instant due, Instant submitted) {
        ChronoUnit unit = step.orElseThrow();
        ZonedDateTime from = due.atZone(zone.orElse(ZoneOffset.UTC));
        long steps = Math.max(1, unit.between(from, submitted.atZone(from.getZone())));
        while (from.plus(steps, unit).toInstant().isBefore(submitted)) {
            steps++;
        }
        return steps;
    }

    /** The lateness and the penalty in one sentence, such as "Handed in 2 days 1 minute late: 3 days begun, 30 % less."; if it was late. */
    String sentence(Instant due, Instant submitted) {
        String start = "Handed in " + words(Duration.between(due, submitted)) + " late";
        if (isFree(due, submitted)) {
            return start + ", within the " + words(grace) + " of grace: nothing less.";
        }
        String begun = step.map(unit -> count(
                                steps(due, submitted),
                                unit.name().toLowerCase(Locale.ROOT).replaceFirst("s$", ""))
                        + " begun, ")
                .orElse("");
        BigDecimal less = percent(due, submitted);
        boolean isMost = less.compareTo(most) == 0 && most.compareTo(Points.HUNDRED) < 0;
        return start + ": " + begun + Points.text(less) + " % less" + (isMost ? ", the most there is." : ".");
    }

    /** A time span in words, such as "2 days 3 hours", rounded up to minutes. */
    private static String words(Duration span) {
        long minutes = span.plusMinutes(1).minusNanos(1).toMinutes();
        return Stream.of(
                        count(minutes / (24 * 60), "day"),
                        count(minutes / 60 % 24, "hour"),
                        count(minutes % 60, "minute"))
                .filter(part -> !part.startsWith("0 "))
                .collect(Collectors.joining(" "));
    }

    private static String count(long number, String what) {
        return number + " " + what + (number == 1 ? "" : "s");
    }
}
