package sphericalknight.grader.names;

import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sphericalknight.grader.model.StudentVerdict.Upload;

/**
 * The name that a learning management system gives to a file or folder when a teacher downloads a whole class.
 *
 * <pre>
 * Moodle      Ada Lovelace_12345_assignsubmission_file_/MyKnight.java      or without the folder
 * Canvas      lovelaceada_LATE_12345_678901_MyKnight-1.java
 * Blackboard  Lab 2_alovelace_attempt_2026-12-01-20-00-00_MyKnight.java
 * nbgrader    ada+lab2+2026-12-01 20:00:00 UTC+Yh4
 * </pre>
 *
 * @param person the student's name or login
 * @param id the student's number in the system; "" if the name has none
 * @param prefix what stands before the name of the file; feedback goes back under it
 * @param file the name of the file that the student handed in; "" for a folder
 * @param number the system's number of the file, which grows with time; 0 if there is none
 * @param time when it was handed in, as written; "" if the name does not say
 * @param isLate whether the system calls it late
 */
public record LmsName(
        Lms lms, String person, String id, String prefix, String file, long number, String time, boolean isLate) {
    /** A learning management system. */
    public enum Lms {
        MOODLE,
        CANVAS,
        BLACKBOARD,
        NBGRADER
    }

    private static final Pattern MOODLE =
            Pattern.compile("(?s)((.+)_(\\d{1,18})_assign)(?:submission|feedback)_[a-z]+(?:_(.*))?");
    private static final Pattern CANVAS =
            Pattern.compile("(?s)((.+?)_(LATE_|late_)?(\\d{2,18})_)(?:(\\d{2,18})_(.+)|((?:text|link)\\.html))");
    private static final Pattern BLACKBOARD =
            Pattern.compile("(?s)((.+)_attempt_(\\d{4}-\\d\\d-\\d\\d-\\d\\d-\\d\\d-\\d\\d))(?:_(.+)|\\.txt)?");
    private static final Pattern NBGRADER =
            Pattern.compile("(?s)([^+]+)\\+[^+]+\\+(\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d[^+]*)(?:\\+.*)?");

    /** Takes apart the name of a file or folder; empty if it is not in the form of any of these systems. */
    public static Optional<LmsName> of(String name) {
        return match(MOODLE, name, LmsName::moodle)
                .or(() -> match(CANVAS, name, LmsName::canvas))
                .or(() -> match(BLACKBOARD, name, LmsName::blackboard))
                .or(() -> match(NBGRADER, name, LmsName::nbgrader));
    }

    private static Optional<LmsName> match(Pattern pattern, String name, Function<Matcher, LmsName> taken) {
        return Optional.of(pattern.matcher(name)).filter(Matcher::matches).map(taken);
    }

    private static LmsName moodle(Matcher name) {
        String prefix = name.group(1) + "submission_file_";
        String file = Objects.requireNonNullElse(name.group(4), "");
        return new LmsName(Lms.MOODLE, name.group(2).strip(), name.group(3), prefix, file, 0, "", false);
    }

    private static LmsName canvas(Matcher name) {
        boolean isFile = name.group(5) != null;
        return new LmsName(
                Lms.CANVAS,
                name.group(2),
                name.group(4),
                name.group(1) + (isFile ? name.group(5) + "_" : ""),
                isFile ? name.group(6) : name.group(7),
                isFile ? Long.parseLong(name.group(5)) : 0,
                "",
                name.group(3) != null);
    }

    private static LmsName blackboard(Matcher name) {
        String login = name.group(2).substring(name.group(2).lastIndexOf('_') + 1);
        String file = Objects.requireNonNullElse(name.group(4), "");
        return new LmsName(Lms.BLACKBOARD, login, "", name.group(1) + "_", file, 0, name.group(3), false);
    }

    private static LmsName nbgrader(Matcher name) {
        return new LmsName(Lms.NBGRADER, name.group(1), "", name.group() + "/", "", 0, name.group(2), false);
    }

    /** The name that the student has given a file called {@code name}, without what a learning management system or the time has added. */
    public static String own(String name) {
        return of(name).map(LmsName::file)
                .filter(file -> !file.isEmpty())
                .orElse(name.replaceFirst("@\\d{8}T\\d{6}[^.]*", ""));
    }

    /** Whether it is the file in which Blackboard itself says what was handed in. */
    public boolean isBlackboards() {
        return lms == Lms.BLACKBOARD && file.isEmpty();
    }

    /** Returns this name with the person that the names of the whole class show it to be. */
    public LmsName withPerson(String other) {
        return new LmsName(lms, other, id, prefix, file, number, time, isLate);
    }

    /** Under which name reports go back; {@link Upload#NONE} to systems that take none. */
    public Upload upload() {
        return lms == Lms.MOODLE || lms == Lms.CANVAS
                ? new Upload(lms.name().toLowerCase(Locale.ROOT), person, id, prefix)
                : Upload.NONE;
    }

    /** What all files of one person share. */
    public String owner() {
        return lms + " " + id + " " + person.toLowerCase(Locale.ROOT);
    }
}
