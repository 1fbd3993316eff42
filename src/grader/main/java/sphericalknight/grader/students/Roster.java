package sphericalknight.grader.students;

import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sphericalknight.common.UserError;
import sphericalknight.grader.model.StudentVerdict.Upload;
import sphericalknight.grader.names.FileName;
import sphericalknight.grader.names.StudentId;
import sphericalknight.grader.names.Times;

/**
 * The list of students in the class: a CSV file with the columns of TEACHING.md, or the list that Moodle, Canvas or GitHub Classroom exports.
 * Students with the same {@code group}, or the same {@code submission}, hand in together.
 *
 * @param entries the students, in the order of the file
 */
public record Roster(List<Entry> entries) {
    private static final List<String> CANVAS = List.of("student", "id", "section");
    private static final String COLUMNS = "id, name, email, submission, group, submitted, due";
    private static final List<String> KNOWN = Stream.concat(
                    CsvFile.IDS.stream(),
                    Stream.of(
                            "name",
                            "full name",
                            "student",
                            "first name",
                            "first_name",
                            "last name",
                            "last_name",
                            "surname",
                            "submission",
                            "group",
                            "groups",
                            "submitted",
                            "due",
                            "section",
                            "github_username",
                            "github_id"))
            .toList();

    /**
     * A student on the roster.
     *
     * @param submission the name of the student's file or folder, as the roster has it; "" if it says nothing
     * @param group the group that hands in together; "" if there is none
     * @param aliases other names of the student: logins and numbers
     * @param upload the student's names for grades in the system that exported the roster
     * @param submitted the submission time, if the roster has one
     * @param due the due time for this student, if known
     * @param place file and line, for error messages
     */
    public record Entry(
            String id,
            String name,
            String email,
            String submission,
            String group,
            List<String> aliases,
            Upload upload,
            Optional<Instant> submitted,
            Optional<Instant> due,
            String place) {
        /** Whether this is the "student" with whom Canvas lets teachers try things out. */
        boolean isCanvasTest() {
            return upload.system().equals("canvas") && name.equals("Student, Test");
        }
    }

    private static final BiPredicate<Entry, String> ID =
            (entry, name) -> StudentId.key(entry.id()).equals(name);
    private static final BiPredicate<Entry, String> ALIAS = (entry, name) ->
            entry.aliases().stream().anyMatch(alias -> StudentId.key(alias).equals(name));
    private static final BiPredicate<Entry, String> ADDRESS = (entry, name) ->
            StudentId.key(entry.email().replaceFirst("@.*", "")).equals(name);
    private static final BiPredicate<Entry, String> NAME =
            (entry, name) -> spellings(entry.name()).contains(name);
    private static final BiPredicate<Entry, String> GROUP =
            (entry, name) -> StudentId.key(entry.group()).equals(name);

    /**
     * Reads a roster.
     *
     * @param zone the zone of times without an offset
     * @throws UserError if the file does not exist, is not a roster, has a column that means nothing, or lists a student twice
     */
    public static Roster read(Path file, Optional<ZoneId> zone) {
        CsvFile csv = CsvFile.read(file, "--roster", "id,name");
        Set<String> columns = Set.copyOf(csv.columns());
        boolean isExport = columns.containsAll(CANVAS)
                || columns.contains("identifier")
                        && Stream.of("full name", "status", "github_username").anyMatch(columns::contains);
        if (!isExport) {
            csv.refuseOthers(file, KNOWN, COLUMNS);
        }
        List<Entry> entries = new ArrayList<>();
        Map<String, String> places = new HashMap<>();
        for (CsvFile.Row row : csv.rows()) {
            if (!isPointsPossible(row)) {
                Entry entry = entry(row, zone);
                if (places.putIfAbsent(StudentId.key(entry.id()), row.place()) != null) {
                    throw new UserError(row.place() + " has " + entry.id()
                            + ", who is there already; each student needs one line.");
                }
                entries.add(entry);
            }
        }
        return new Roster(entries);
    }

    /** Whether this is one of the lines about the assignments, and not about a student, in an export of Canvas. */
    private static boolean isPointsPossible(CsvFile.Row row) {
        String who = row.cell("student", "name").toLowerCase(Locale.ROOT);
        boolean isNobody = row.cell(CsvFile.IDS.toArray(String[]::new)).isEmpty();
        return isNobody
                && (who.equals("points possible")
                        || who.isEmpty() && row.cells().containsKey("student"));
    }

    private static Entry entry(CsvFile.Row row, Optional<ZoneId> zone) {
        String first = row.cell("first name", "first_name");
        String last = row.cell("last name", "last_name", "surname");
        String full = row.cell("name", "full name", "student");
        String name = full.isEmpty() ? (first + " " + last).strip() : full;
        List<String> aliases = new ArrayList<>();
        for (String column : CsvFile.IDS) {
            aliases.add(row.cell(column));
        }
        aliases.add(row.cell("github_username"));
        aliases.add(row.cell("identifier").replaceFirst("^Participant (?=\\d+$)", ""));
        aliases.removeIf(String::isEmpty);
        return new Entry(
                row.id(),
                name,
                row.cell("email", "email address"),
                StudentId.of(row.cell("submission")),
                StudentId.of(row.cell("group", "groups")),
                aliases,
                upload(row, name),
                time(row, "submitted", zone).or(() -> Times.ofMoodle(row.cell("last modified (submission)"), zone)),
                time(row, "due", zone),
                row.place());
    }

    private static Upload upload(CsvFile.Row row, String name) {
        String participant = row.cell("identifier");
        if (participant.matches("Participant \\d+")) {
            return new Upload("moodle", name, participant.replaceFirst("Participant ", ""), "");
        }
        boolean isCanvas = row.cells().keySet().containsAll(CANVAS);
        return isCanvas ? new Upload("canvas", name, row.cell("id"), "") : Upload.NONE;
    }

    private static Optional<Instant> time(CsvFile.Row row, String column, Optional<ZoneId> zone) {
        String text = row.cell(column);
        return text.isEmpty() ? Optional.empty() : Optional.of(Times.of(text, row.place(), zone));
    }

    /**
     * Returns the students to whom {@code piece} belongs: one, or a group. What the column {@code submission} says comes before ids,
     * ids before logins and addresses, and these before names. Empty if it fits nobody, or people who do not hand in together.
     */
    List<Entry> of(HandedIn piece) {
        List<BiPredicate<Entry, String>> ways = List.of(
                (entry, name) -> parts(entry.submission()).contains(name),
                (entry, name) -> parts(entry.submission()).stream()
                        .anyMatch(part -> FileName.stem(part).equals(name)),
                GROUP.or(ID),
                ALIAS,
                ADDRESS,
                NAME);
        for (BiPredicate<Entry, String> way : ways) {
            for (String name : keys(piece)) {
                List<Entry> fit =
                        entries.stream().filter(entry -> way.test(entry, name)).toList();
                if (!fit.isEmpty()) {
                    return together(fit);
                }
            }
        }
        return List.of();
    }

    /** Whether {@code piece} bears a name of {@code entry}'s own, not only that of its group. */
    static boolean isOf(Entry entry, HandedIn piece) {
        BiPredicate<Entry, String> isOwn = ID.or(ALIAS).or(ADDRESS).or(NAME);
        return keys(piece).stream().anyMatch(name -> isOwn.test(entry, name));
    }

    /** The keys of the names of {@code piece}, the most exact first. */
    private static Set<String> keys(HandedIn piece) {
        return piece.names().stream()
                .map(StudentId::key)
                .filter(name -> !name.isEmpty())
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** All who hand in together with the first of {@code fit}; nobody if one of the others does not. */
    private List<Entry> together(List<Entry> fit) {
        List<Entry> team =
                entries.stream().filter(entry -> areTogether(fit.get(0), entry)).toList();
        return team.containsAll(fit) ? team : List.of();
    }

    private static boolean areTogether(Entry one, Entry other) {
        boolean sameGroup = !one.group().isEmpty() && StudentId.key(one.group()).equals(StudentId.key(other.group()));
        boolean sameFile = !one.submission().isEmpty()
                && StudentId.key(FileName.stem(one.submission()))
                        .equals(StudentId.key(FileName.stem(other.submission())));
        return one == other || sameGroup || sameFile;
    }

    /** Whether {@code piece} has the name in the column {@code submission} of {@code entry}. */
    static boolean names(Entry entry, HandedIn piece) {
        Set<String> names = keys(piece);
        return parts(entry.submission()).stream()
                .anyMatch(part -> names.contains(part) || names.contains(FileName.stem(part)));
    }

    /** The folders and the file that a path names. */
    private static List<String> parts(String submission) {
        return Stream.of(StudentId.key(submission).split("[/\\\\]"))
                .filter(part -> !part.isEmpty())
                .toList();
    }

    /** The ways in which systems write a name: "ada lovelace", "lovelace, ada", and Canvas's "lovelaceada". */
    private static Set<String> spellings(String name) {
        List<String> words = Stream.of(StudentId.key(name).split("[\\s,]+"))
                .filter(word -> !word.isEmpty())
                .toList();
        Set<String> all = new LinkedHashSet<>();
        for (int i = 0; i < words.size(); i++) {
            List<String> turned = Stream.concat(words.subList(i, words.size()).stream(), words.subList(0, i).stream())
                    .toList();
            all.add(String.join(" ", turned));
            all.add(String.join("", turned).replaceAll("[^\\p{L}\\p{N}]", ""));
        }
        return all;
    }
}
