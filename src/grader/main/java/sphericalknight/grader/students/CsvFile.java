package sphericalknight.grader.students;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import sphericalknight.common.UserError;
import sphericalknight.grader.names.StudentId;
import sphericalknight.grader.text.PlainText;

/**
 * A teacher's CSV file: the first line names the columns, each further line is about one student. Lines without any text, such as a
 * spreadsheet's empty rows, and Excel's {@code sep=;} do not count.
 *
 * @param columns the names of the columns in lower case
 */
record CsvFile(List<String> columns, List<Row> rows) {
    /** The columns that may hold the id, the best first. */
    static final List<String> IDS = List.of(
            "id",
            "identifier",
            "student_id",
            "id number",
            "username",
            "sis user id",
            "sis login id",
            "email",
            "email address");

    /**
     * A line of the file.
     *
     * @param place file and line, for error messages
     */
    record Row(String place, Map<String, String> cells) {
        /** The value in the first of these columns that has one, without surrounding white space; "" if none has. */
        String cell(String... columns) {
            return Stream.of(columns)
                    .map(column -> cells.getOrDefault(column, ""))
                    .filter(cell -> !cell.isEmpty())
                    .findFirst()
                    .orElse("");
        }

        /** The id of the student; a {@link UserError} if there is none. */
        String id() {
            String id = StudentId.of(cell(IDS.toArray(String[]::new)));
            if (id.isEmpty()) {
                throw new UserError(place + " has no id.");
            }
            return id;
        }
    }

    /**
     * Reads a file.
     *
     * @param option the command-line option that names the file, for error messages
     * @param columns an example of the first line, for error messages
     * @throws UserError if the file cannot be read, is not CSV with a column {@code id}, or names no student
     */
    static CsvFile read(Path file, String option, String columns) {
        String text;
        try {
            text = Files.readString(file);
        } catch (NoSuchFileException e) {
            throw new UserError("There is no file " + file + "; " + option + " names a CSV file with a column id.", e);
        } catch (CharacterCodingException e) {
            throw new UserError(file + " is not saved as UTF-8; save it as \"CSV UTF-8\".", e);
        } catch (IOException e) {
            throw new UserError("Cannot read " + file + ": a CSV file with a column id is needed.", e);
        }
        CsvFile csv = parse(file, text.startsWith("\uFEFF") ? text.substring(1) : text);
        if (csv.columns().stream().noneMatch(IDS::contains)) {
            throw new UserError(file + " has no column id; its first line must name the columns, as in: " + columns);
        }
        if (csv.rows().isEmpty()) {
            throw new UserError(file + " names nobody.");
        }
        return csv;
    }

    /**
     * Throws a {@link UserError} if there is a column that is not among {@code known}; {@code shown} are those to name.
     */
    void refuseOthers(Path file, List<String> known, String shown) {
        for (String column : columns) {
            if (!column.isEmpty() && !known.contains(column)) {
                throw new UserError(file + " has the column " + PlainText.line(column)
                        + ", which means nothing here; the columns are " + shown + ".");
            }
        }
    }

    /** Takes {@code text} apart; {@code file} is for messages. */
    private static CsvFile parse(Path file, String text) {
        String table = text.replaceFirst("(?i)^(\\s*)\"?sep=.\"?(?=\\R)", "$1");
        String heading =
                table.lines().filter(line -> !line.isBlank()).findFirst().orElse("");
        char delimiter =
                heading.contains(",") ? ',' : heading.contains(";") ? ';' : heading.contains("\t") ? '\t' : ',';
        List<String> names = null;
        List<Row> rows = new ArrayList<>();
        try (CSVParser records = CSVParser.parse(table, format(delimiter))) {
            for (CSVRecord each : records) {
                List<String> cells = each.stream().map(String::strip).toList();
                if (cells.stream().allMatch(cell -> cell.matches("[-=_ ]*"))) {
                    continue;
                }
                if (names == null) {
                    names = cells.stream()
                            .map(cell -> cell.toLowerCase(Locale.ROOT))
                            .toList();
                    continue;
                }
                String place = file + ", line " + records.getCurrentLineNumber();
                Map<String, String> row = new LinkedHashMap<>();
                for (int i = 0; i < cells.size(); i++) {
                    if (i < names.size()) {
                        row.putIfAbsent(names.get(i), cells.get(i));
                    } else if (!cells.get(i).isEmpty()) {
                        throw new UserError(place + " has " + PlainText.line(cells.get(i)) + " behind its last column, "
                                + PlainText.line(names.get(names.size() - 1)) + "; text with a " + delimiter
                                + " needs quotation marks, as in \"Lovelace" + delimiter + " Ada\".");
                    }
                }
                rows.add(new Row(place, row));
            }
        } catch (IOException | UncheckedIOException | IllegalArgumentException e) {
            throw new UserError(file + " is no CSV file: " + e.getMessage() + ".", e);
        }
        return new CsvFile(names == null ? List.of() : names, rows);
    }

    private static CSVFormat format(char delimiter) {
        return CSVFormat.DEFAULT
                .builder()
                .setDelimiter(delimiter)
                .setIgnoreSurroundingSpaces(true)
                .get();
    }
}
