package sphericalknight.grader.run;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.apache.commons.csv.DuplicateHeaderMode;
import sphericalknight.common.UserError;

/** A teacher's CSV file: the first line names the columns, which must include {@code id}; each further line is about one student. */
final class CsvFile {
    private CsvFile() {}

    /**
     * A line of the file.
     *
     * @param place file and line, for error messages
     * @param id the id of the student, never ""
     */
    record Row(String place, String id, CSVRecord cells) {
        /** The value in a column, without surrounding white space; "" if there is none. */
        String cell(String column) {
            return cells.isSet(column) ? cells.get(column).strip() : "";
        }
    }

    /**
     * Reads a file.
     *
     * @param option the command-line option that names the file, for error messages
     * @param columns an example of the first line, for error messages
     * @throws UserError if the file cannot be read, is not CSV with a column {@code id}, or names no student
     */
    static List<Row> read(Path file, String option, String columns) {
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
        List<Row> rows = parse(file, text.startsWith("\uFEFF") ? text.substring(1) : text, columns);
        if (rows.isEmpty()) {
            throw new UserError(file + " names nobody.");
        }
        return rows;
    }

    /**
     * Returns the lines of {@code text} after the header; {@code file} and {@code columns}, an example of the first line, are for error
     * messages.
     *
     * @throws UserError if the text is not CSV, has no column {@code id}, or has a line without an id
     */
    static List<Row> parse(Path file, String text, String columns) {
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
        List<Row> all = new ArrayList<>();
        try (Reader reader = new StringReader(text);
                CSVParser rows = CSVParser.parse(reader, format)) {
            if (!rows.getHeaderMap().containsKey("id")) {
                throw new UserError(
                        file + " has no column id; its first line must name the columns, as in: " + columns);
            }
            for (CSVRecord cells : rows) {
                String place = file + ", line " + rows.getCurrentLineNumber();
                String id = cells.isSet("id") ? StudentId.of(cells.get("id")) : "";
                if (id.isEmpty()) {
                    throw new UserError(place + " has no id.");
                }
                all.add(new Row(place, id, cells));
            }
            return all;
        } catch (IOException | UncheckedIOException | IllegalArgumentException e) {
            throw new UserError(file + " is no CSV file: " + e.getMessage() + ".", e);
        }
    }
}
