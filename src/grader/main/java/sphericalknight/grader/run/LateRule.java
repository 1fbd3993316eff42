package sphericalknight.grader.run;

import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sphericalknight.common.UserError;

/**
 * The penalty for lateness: for each hour, day or week that has begun after the due time, a fixed percentage of the score. Times come
 * from the roster or from the names of submissions ({@code ann@20261201T101500Z}), never from the clock or from file times, which
 * change when files are copied.
 *
 * @param due the last moment that counts as on time
 * @param percent the penalty for each step that has begun, or a single penalty if {@code step} is zero
 * @param step an hour, a day, a week, or zero
 */
public record LateRule(Instant due, int percent, Duration step) {
    private static final Pattern RULE = Pattern.compile("(\\d{1,3})%(?:/(hour|day|week))?");
    /** The ISO 8601 format without separators, which is valid in names on every file system. */
    private static final DateTimeFormatter BASIC = DateTimeFormatter.ofPattern("uuuuMMdd'T'HHmmssX");

    /**
     * Returns the rule given by {@code due} and {@code late} on the command line.
     *
     * @param late the rule, such as {@code 10%/day}, {@code 2%/hour} or {@code 100%}
     * @throws UserError if {@code due} or {@code late} is malformed
     */
    public static LateRule of(String due, String late) {
        return of(time(due, "--due"), late);
    }

    /**
     * Returns the rule {@code late}, such as {@code 10%/day}, for a due time that is already parsed.
     *
     * @throws UserError if {@code late} is malformed
     */
    public static LateRule of(Instant due, String late) {
        Matcher rule = RULE.matcher(late.strip());
        if (!rule.matches() || Integer.parseInt(rule.group(1)) > 100) {
            throw new UserError(
                    "--late " + late + " is not a rule; rules are, for example, 10%/day, 2%/hour, 20%/week and 100%.");
        }
        Duration step = rule.group(2) == null
                ? Duration.ZERO
                : switch (rule.group(2)) {
                    case "hour" -> Duration.ofHours(1);
                    case "day" -> Duration.ofDays(1);
                    default -> Duration.ofDays(7);
                };
        return new LateRule(due, Integer.parseInt(rule.group(1)), step);
    }

    /**
     * Parses a point in time: a date, a time and a UTC offset.
     *
     * @param place the place for error messages: the option, or file and line
     * @throws UserError if {@code text} is not a date, a time and an offset
     */
    static Instant time(String text, String place) {
        try {
            return parse(text);
        } catch (DateTimeParseException e) {
            throw new UserError(
                    place + " has " + text
                            + ", which is not a time with an offset; 2026-12-01T23:59:00+01:00 and 2026-12-01T22:59:00Z are.",
                    e);
        }
    }

    static boolean isTime(String text) {
        try {
            parse(text);
            return true;
        } catch (DateTimeParseException e) {
            return false;
        }
    }

    private static Instant parse(String text) {
        String stripped = text.strip();
        return stripped.indexOf(':') < 0
                ? OffsetDateTime.parse(stripped, BASIC).toInstant()
                : OffsetDateTime.parse(stripped).toInstant();
    }

    /** The penalty in percent of the score: 0 until {@link #due}, 100 at most. */
    public int percent(Instant submitted) {
        if (!submitted.isAfter(due)) {
            return 0;
        }
        long steps = step.isZero() ? 1 : steps(Duration.between(due, submitted));
        return (int) Math.min(100, steps * percent);
    }

    private long steps(Duration late) {
        long seconds = late.getSeconds() + (late.getNano() > 0 ? 1 : 0);
        return (seconds + step.getSeconds() - 1) / step.getSeconds();
    }

    /**
     * The lateness and the penalty in one sentence, such as "Handed in 2 days 1 minute late: 3 days begun, 30 % less."; for a submission
     * that is late.
     */
    String sentence(Instant submitted) {
        Duration late = Duration.between(due, submitted);
        String unit = step.toDays() == 7 ? "week" : step.toDays() == 1 ? "day" : "hour";
        return "Handed in " + words(late) + " late: " + (step.isZero() ? "" : count(steps(late), unit) + " begun, ")
                + percent(submitted) + " % less.";
    }

    /** The lateness in words, such as "2 days 3 hours", rounded up to minutes. */
    private static String words(Duration late) {
        long minutes = late.plusMinutes(1).minusNanos(1).toMinutes();
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
