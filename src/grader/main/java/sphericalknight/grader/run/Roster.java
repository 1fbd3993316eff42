package sphericalknight.grader.run;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import sphericalknight.common.UserError;

/**
 * The list of students in the class: a CSV file with a header line. The column {@code id} is required; {@code name}, {@code email},
 * {@code submission} (the student's folder or file, if it is not named after the id) and {@code submitted} (the time) are optional. Other
 * columns are ignored.
 */
public final class Roster {
    /**
     * A student on the roster.
     *
     * @param submitted the submission time, if the roster has one
     * @param due the due time for this student, if known
     */
    public record Entry(
            String id,
            String name,
            String email,
            String submission,
            Optional<Instant> submitted,
            Optional<Instant> due) {}

    private final Map<String, Entry> bySubmission = new LinkedHashMap<>();

    private Roster() {}

    /**
     * Reads a roster.
     *
     * @throws UserError if the file does not exist, is not a roster, or lists a student twice
     */
    public static Roster read(Path file) {
        Roster roster = new Roster();
        CsvFile.read(file, "--roster", "id,name").forEach(roster::add);
        return roster;
    }

    /** Returns a roster with a single entry. */
    static Roster of(Entry only) {
        Roster roster = new Roster();
        roster.bySubmission.put(StudentId.key(only.submission()), only);
        return roster;
    }

    private void add(CsvFile.Row row) {
        String id = row.id();
        String submission = StudentId.of(row.cell("submission"));
        String submitted = row.cell("submitted");
        Entry entry = new Entry(
                id,
                row.cell("name"),
                row.cell("email"),
                submission.isEmpty() ? id : submission,
                submitted.isEmpty() ? Optional.empty() : Optional.of(LateRule.time(submitted, row.place())),
                Optional.empty());
        boolean isThere = bySubmission.values().stream()
                .anyMatch(other -> StudentId.key(other.id()).equals(StudentId.key(id)));
        if (isThere || bySubmission.put(StudentId.key(entry.submission()), entry) != null) {
            throw new UserError(row.place() + " has " + id + ", who is there already; each student needs one line.");
        }
    }

    /** The entries, in the order of the file. */
    public Collection<Entry> entries() {
        return bySubmission.values();
    }

    /** Returns the student whose submission is {@code found}; empty if the student is not on the roster. */
    public Optional<Entry> of(FoundSubmission found) {
        return Optional.ofNullable(bySubmission.get(StudentId.key(found.student())));
    }
}
