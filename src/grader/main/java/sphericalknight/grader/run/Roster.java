package sphericalknight.grader.run;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.apache.commons.csv.DuplicateHeaderMode;
import sphericalknight.common.UserError;

/**
 * Who is in the class: a CSV file with a heading. The column {@code id} must be there; {@code name}, {@code submission} (the folder or file
 * that is theirs, where it is not named after the id) and {@code submitted} (when) may be. Other columns do not matter.
 */
public final class Roster {
    /**
     * One student.
     *
     * @param submitted when, where the roster says it
     */
    public record Entry(String id, String name, String submission, Optional<Instant> submitted) {}

    private final Map<String, Entry> bySubmission = new LinkedHashMap<>();

    private Roster() {}

    /**
     * Reads a roster.
     *
     * @throws UserError if it is not there, is no such file, or has a student twice
     */
    public static Roster read(Path file) {
        String text;
        try {
            text = Files.readString(file);
        } catch (NoSuchFileException e) {
            throw new UserError("There is no file " + file + "; --roster names a CSV file with a column id.", e);
        } catch (CharacterCodingException e) {
            throw new UserError(file + " is not saved as UTF-8; save it as \"CSV UTF-8\".", e);
        } catch (IOException e) {
            throw new UserError("Cannot read " + file + ": a CSV file with a column id is needed.", e);
        }
        return parse(file, text.startsWith("\uFEFF") ? text.substring(1) : text);
    }

    /** A roster of one. */
    static Roster of(Entry only) {
        Roster roster = new Roster();
        roster.bySubmission.put(StudentId.key(only.submission()), only);
        return roster;
    }

    private static Roster parse(Path file, String text) {
        String heading = text.lines().findFirst().orElse("");
        CSVFormat format = CSVFormat.DEFAULT
                .builder()
                .setDelimiter(heading.contains(",") || !heading.contains(";") ? ',' : ';')
                .setHeader()
                .setSkipHeaderRecord(true)
                .setIgnoreHeaderCase(true)
                .setIgnoreSurroundingSpaces(true)
                .setAllowMissingColumnNames(true)
                .setDuplicateHeaderMode(DuplicateHeaderMode.ALLOW_ALL)
                .get();
        Roster roster = new Roster();
        try (Reader reader = new StringReader(text);
                CSVParser rows = CSVParser.parse(reader, format)) {
            if (!rows.getHeaderMap().containsKey("id")) {
                throw new UserError(file + " has no column id; its first line must name the columns, as in: id,name");
            }
            for (CSVRecord row : rows) {
                roster.add(row, file + ", line " + rows.getCurrentLineNumber());
            }
        } catch (IOException | UncheckedIOException | IllegalArgumentException e) {
            throw new UserError(file + " is no CSV file: " + e.getMessage() + ".", e);
        }
        if (roster.bySubmission.isEmpty()) {
            throw new UserError(file + " names nobody.");
        }
        return roster;
    }

    private void add(CSVRecord row, String place) {
        String id = StudentId.of(cell(row, "id"));
        if (id.isEmpty()) {
            throw new UserError(place + " has no id.");
        }
        String submission = StudentId.of(cell(row, "submission"));
        String submitted = cell(row, "submitted").strip();
        Entry entry = new Entry(
                id,
                cell(row, "name").strip(),
                submission.isEmpty() ? id : submission,
                submitted.isEmpty() ? Optional.empty() : Optional.of(LateRule.time(submitted, place)));
        boolean isThere = bySubmission.values().stream()
                .anyMatch(other -> StudentId.key(other.id()).equals(StudentId.key(id)));
        if (isThere || bySubmission.put(StudentId.key(entry.submission()), entry) != null) {
            throw new UserError(place + " has " + id + ", who is there already; each student needs one line.");
        }
    }

    private static String cell(CSVRecord row, String column) {
        return row.isSet(column) ? row.get(column) : "";
    }

    /** In the order of the file. */
    public Collection<Entry> entries() {
        return bySubmission.values();
    }

    /** Whose submission {@code handin} is. */
    public Optional<Entry> of(Handin handin) {
        return Optional.ofNullable(bySubmission.get(StudentId.key(handin.student())));
    }
}
