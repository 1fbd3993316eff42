package sphericalknight.grader.submission;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

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
        Matcher moodle = MOODLE.matcher(name);
        if (moodle.matches()) {
            return Optional.of(new LmsName(
                    Lms.MOODLE,
                    moodle.group(2).strip(),
                    moodle.group(3),
                    moodle.group(1) + "submission_file_",
                    moodle.group(4) == null ? "" : moodle.group(4),
                    0,
                    "",
                    false));
        }
        Matcher canvas = CANVAS.matcher(name);
        if (canvas.matches()) {
            boolean isFile = canvas.group(5) != null;
            return Optional.of(new LmsName(
                    Lms.CANVAS,
                    canvas.group(2),
                    canvas.group(4),
                    canvas.group(1) + (isFile ? canvas.group(5) + "_" : ""),
                    isFile ? canvas.group(6) : canvas.group(7),
                    isFile ? Long.parseLong(canvas.group(5)) : 0,
                    "",
                    canvas.group(3) != null));
        }
        Matcher blackboard = BLACKBOARD.matcher(name);
        if (blackboard.matches()) {
            String head = blackboard.group(2);
            return Optional.of(new LmsName(
                    Lms.BLACKBOARD,
                    head.substring(head.lastIndexOf('_') + 1),
                    "",
                    blackboard.group(1) + "_",
                    blackboard.group(4) == null ? "" : blackboard.group(4),
                    0,
                    blackboard.group(3),
                    false));
        }
        Matcher nbgrader = NBGRADER.matcher(name);
        return nbgrader.matches()
                ? Optional.of(
                        new LmsName(Lms.NBGRADER, nbgrader.group(1), "", name + "/", "", 0, nbgrader.group(2), false))
                : Optional.empty();
    }

    /** Returns this name with the person that the names of the whole class show it to be. */
    public LmsName withPerson(String other) {
        return new LmsName(lms, other, id, prefix, file, number, time, isLate);
    }

    /** What all files of one person share. */
    public String owner() {
        return lms + " " + id + " " + person.toLowerCase(Locale.ROOT);
    }
}
