package sphericalknight.grader.submission;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PushbackInputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import sphericalknight.grader.submission.JsonScanner.Sign;

/**
 * Reads the cells of a notebook file, one after the other. Outputs, metadata and attachments are skipped, whatever they contain; if a file
 * is truncated, the complete cells before that point are kept.
 */
final class NotebookReader {
    /**
     * A notebook cell that has been read.
     *
     * @param number the position of the cell, counted from 1
     * @param source the text of the cell
     */
    record Cell(int number, boolean isCode, String source) {}

    private final JsonScanner json;
    private final Consumer<Cell> cells;
    private final Consumer<String> notes;
    private boolean hasCells;

    private NotebookReader(JsonScanner json, Consumer<Cell> cells, Consumer<String> notes) {
        this.json = json;
        this.cells = cells;
        this.notes = notes;
    }

    /**
     * Reads {@code file}.
     *
     * @param cells receives each complete cell
     * @param notes receives every irregularity, as the end of a sentence that starts with the file's name
     * @return whether the file has a list of cells
     * @throws IOException if the file cannot be opened
     */
    static boolean read(SubmittedFile file, Consumer<Cell> cells, Consumer<String> notes) throws IOException {
        try (PushbackInputStream in = new PushbackInputStream(file.open(), 2)) {
            JsonScanner json = new JsonScanner(new InputStreamReader(in, charset(in)));
            NotebookReader reader = new NotebookReader(json, cells, notes);
            try {
                reader.document();
                while (json.next() != Sign.END) {
                    // to the end of the file, where an archive says whether it is damaged
                }
            } catch (IOException e) {
                notes.accept("cannot be read to its end (" + Shown.name(String.valueOf(e.getMessage()))
                        + "); the cells before that place were read.");
            }
            return reader.hasCells;
        }
    }

    private static Charset charset(PushbackInputStream in) throws IOException {
        byte[] start = in.readNBytes(2);
        in.unread(start);
        int mark = start.length < 2 ? 0 : (start[0] & 0xff) << 8 | start[1] & 0xff;
        return mark == 0xfffe || mark == '{' << 8
                ? StandardCharsets.UTF_16LE
                : mark == 0xfeff || mark == '{' ? StandardCharsets.UTF_16BE : StandardCharsets.UTF_8;
    }

    private void document() throws IOException {
        if (json.next() != Sign.OBJECT) {
            return;
        }
        for (Sign sign = json.next(); sign != Sign.OBJECT_END; sign = json.next()) {
            if (sign == Sign.END) {
                notes.accept("breaks off; what stands before that place was read.");
                return;
            }
            boolean isCells = sign == Sign.TEXT && json.text(10).equals("cells");
            Sign value = json.next();
            if (isCells && value == Sign.ARRAY) {
                if (hasCells) {
                    notes.accept("has two lists of cells, of which Jupyter shows the last; both were read.");
                }
                hasCells = true;
                list();
            } else {
                json.skip(value);
            }
        }
    }

    private void list() throws IOException {
        int number = 0;
        for (Sign sign = json.next(); sign != Sign.ARRAY_END && sign != Sign.END; sign = json.next()) {
            number++;
            if (number == ReadingLimits.CELLS + 1) {
                notes.accept("has more than " + ReadingLimits.CELLS + " cells; the rest was not read.");
            }
            if (sign == Sign.OBJECT && number <= ReadingLimits.CELLS) {
                cell(number);
            } else {
                json.skip(sign);
            }
        }
    }

    /** Reads a cell, one object of the list. If a key occurs twice, its last value counts, as in Jupyter. */
    private void cell(int number) throws IOException {
        String type = "";
        String source = null;
        boolean whole = true;
        Sign sign;
        for (sign = json.next(); sign != Sign.OBJECT_END && sign != Sign.END; sign = json.next()) {
            String key = sign == Sign.TEXT ? json.text(20) : "";
            Sign value = json.next();
            if (key.equals("cell_type") && value == Sign.TEXT) {
                type = json.text(20);
            } else if (key.equals("source") && (value == Sign.TEXT || value == Sign.ARRAY)) {
                source = source(value);
                whole = source != null;
            } else if (value == Sign.OBJECT_END) {
                break;
            } else {
                json.skip(value);
            }
        }
        if (!whole) {
            notes.accept("has too much text in cell " + number + "; that cell was not read.");
        } else if (sign == Sign.END) {
            notes.accept("breaks off in cell " + number + "; the cells before it were read.");
        } else if (source == null || type.isEmpty()) {
            notes.accept("is damaged in cell " + number + ": it has no text or no type; that cell was not read.");
        } else {
            cells.accept(new Cell(number, type.equals("code"), source));
        }
    }

    /** Reads the source of a cell, which is a string or a list of strings to be joined; null if the source is too long. */
    private String source(Sign start) throws IOException {
        StringBuilder all = new StringBuilder();
        boolean whole = true;
        Sign sign = start == Sign.TEXT ? Sign.TEXT : json.next();
        while (sign != Sign.ARRAY_END && sign != Sign.END) {
            if (sign == Sign.TEXT) {
                all.append(json.text(Math.max(0, ReadingLimits.ANSWER - all.length())));
                whole &= !json.truncated();
            } else {
                json.skip(sign);
            }
            sign = start == Sign.TEXT ? Sign.ARRAY_END : json.next();
        }
        return whole ? all.toString() : null;
    }
}
