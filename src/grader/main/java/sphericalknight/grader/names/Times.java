package sphericalknight.grader.names;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sphericalknight.common.UserError;

/** Parses points in time in the formats of rosters, options, file names and learning management systems. */
public final class Times {
    /** The ISO 8601 format without separators, which is valid in names on every file system. */
    private static final DateTimeFormatter BASIC = DateTimeFormatter.ofPattern("uuuuMMdd'T'HHmmssX");

    private static final DateTimeFormatter MOODLE = new DateTimeFormatterBuilder()
            .parseCaseInsensitive()
            .appendPattern("EEEE, d MMMM uuuu, h:mm a")
            .toFormatter(Locale.ENGLISH);

    private static final Pattern TEXT =
            Pattern.compile("(\\d{4}-\\d\\d-\\d\\d)[T ](\\d\\d:\\d\\d(?::\\d\\d(?:\\.\\d{1,9})?)?)\\s*(\\S*)");
    private static final Pattern BLACKBOARD = Pattern.compile("(\\d{4}-\\d\\d-\\d\\d)-(\\d\\d)-(\\d\\d)-(\\d\\d)");

    private Times() {}

    /**
     * Returns the instant that {@code text} names: a date, a time, and an offset or a zone. Without these, {@code zone} counts; at a clock
     * change its rules decide, as {@link java.time.LocalDateTime#atZone} applies them. Empty if it is not a time, or not known where.
     */
    public static Optional<Instant> parse(String text, Optional<ZoneId> zone) {
        String stripped = BLACKBOARD.matcher(text.strip()).replaceFirst("$1 $2:$3:$4");
        Matcher parts = TEXT.matcher(stripped);
        try {
            if (!parts.matches()) {
                return Optional.of(OffsetDateTime.parse(stripped, BASIC).toInstant());
            }
            Optional<ZoneId> where = parts.group(3).isEmpty() ? zone : Optional.of(ZoneId.of(parts.group(3)));
            LocalDateTime local = LocalDate.parse(parts.group(1)).atTime(LocalTime.parse(parts.group(2)));
            return where.map(each -> local.atZone(each).toInstant());
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }

    /** The time in Moodle's grading worksheet, such as {@code Friday, 20 November 2026, 7:12 PM}; empty if it has none, or without a zone. */
    public static Optional<Instant> ofMoodle(String text, Optional<ZoneId> zone) {
        try {
            LocalDateTime local = LocalDateTime.parse(text, MOODLE);
            return zone.map(each -> local.atZone(each).toInstant());
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }

    /** The time as reports show it, in {@code zone} or else in UTC. */
    public static String shown(Instant time, Optional<ZoneId> zone) {
        return DateTimeFormatter.ISO_OFFSET_DATE_TIME.format(time.atZone(zone.orElse(ZoneOffset.UTC)));
    }

    /**
     * Returns the instant that {@code text} names.
     *
     * @param place the option, or file and line, for the message
     * @throws UserError if it is not a time, or has neither an offset nor a zone
     */
    public static Instant of(String text, String place, Optional<ZoneId> zone) {
        return parse(text, zone)
                .orElseThrow(() -> new UserError(place + " has " + text
                        + (isWhole(text, zone)
                                ? ", but there is no such day, time or zone."
                                : ", which is not a time with an offset; 2026-12-01T23:59:00+01:00 and 2026-12-01T22:59:00Z are,"
                                        + " and 2026-12-01T23:59 is with --zone Europe/Berlin.")));
    }

    private static boolean isWhole(String text, Optional<ZoneId> zone) {
        Matcher parts = TEXT.matcher(text.strip());
        return parts.matches() && (zone.isPresent() || !parts.group(3).isEmpty());
    }

    /**
     * Returns the zone called {@code name}.
     *
     * @throws UserError if there is none
     */
    public static ZoneId zone(String name) {
        try {
            return ZoneId.of(name);
        } catch (DateTimeException e) {
            throw new UserError("--zone " + name + " is not a time zone; Europe/Berlin and America/New_York are.", e);
        }
    }
}
