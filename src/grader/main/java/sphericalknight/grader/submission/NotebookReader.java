package sphericalknight.grader.submission;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PushbackInputStream;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import sphericalknight.grader.submission.JsonScanner.Sign;

/**
 * The sources of the cells of a notebook file. Outputs, metadata and attachments are read over, whatever they hold; where a file breaks
 * off, the cells before that place remain.
 */
final class NotebookReader {
    private final JsonScanner json;
    private final List<String> notes = new ArrayList<>();
    private List<SubmittedCell> cells = new ArrayList<>();
    private boolean hasCells;
    private int kept;

    private NotebookReader(JsonScanner json) {
        this.json = json;
    }

    /**
     * What was read.
     *
     * @param isNotebook whether it has a list of cells at all
     * @param notes what was odd, each the end of a sentence that starts with the file's name
     */
    record Outcome(boolean isNotebook, List<SubmittedCell> cells, List<String> notes) {}

    static Outcome read(SubmittedFile file) throws IOException {
        try (InputStream in = new AtMost(file.opener().open(), Limits.NOTEBOOK)) {
            PushbackInputStream start = new PushbackInputStream(in, 2);
            NotebookReader reader = new NotebookReader(new JsonScanner(new InputStreamReader(
                    start,
                    charset(start)
                            .newDecoder()
                            .onMalformedInput(CodingErrorAction.REPLACE)
                            .onUnmappableCharacter(CodingErrorAction.REPLACE))));
            try {
                reader.document();
            } catch (IOException e) {
                reader.notes.add("cannot be read to its end (" + Shown.name(String.valueOf(e.getMessage()))
                        + "); the cells before that place were read.");
            }
            return new Outcome(reader.hasCells, List.copyOf(reader.cells), List.copyOf(reader.notes));
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
                notes.add("breaks off; what stands before that place was read.");
                return;
            }
            boolean isCells = sign == Sign.TEXT && json.text(10).equals("cells");
            Sign value = json.next();
            if (isCells && value == Sign.ARRAY) {
                hasCells = true;
                cells = new ArrayList<>();
                kept = 0;
                cells();
            } else {
                json.skip(value);
            }
        }
    }

    private void cells() throws IOException {
        int number = 0;
        for (Sign sign = json.next(); sign != Sign.ARRAY_END && sign != Sign.END; sign = json.next()) {
            number++;
            if (number == Limits.CELLS + 1) {
                notes.add("has more than " + Limits.CELLS + " cells; the rest was not read.");
            }
            if (sign == Sign.OBJECT && number <= Limits.CELLS) {
                cell(number);
            } else {
                json.skip(sign);
            }
        }
    }

    /** One object of the list. A key that is there twice counts with its last value, as Jupyter has it. */
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
        if (!whole || kept + (source == null ? 0 : source.length()) > Limits.CELL_TEXT) {
            notes.add("has too much text in cell " + number + "; that cell was not read.");
        } else if (sign == Sign.END) {
            notes.add("breaks off in cell " + number + "; the cells before it were read.");
        } else if (source == null || type.isEmpty()) {
            notes.add("is damaged in cell " + number + ": it has no text or no type; that cell was not read.");
        } else {
            kept += source.length();
            cells.add(new SubmittedCell(number, type.equals("code"), source));
        }
    }

    /** One text, or a list of texts that belong together; null where it is too long. */
    private String source(Sign start) throws IOException {
        StringBuilder all = new StringBuilder();
        boolean whole = true;
        Sign sign = start == Sign.TEXT ? Sign.TEXT : json.next();
        while (sign != Sign.ARRAY_END && sign != Sign.END) {
            if (sign == Sign.TEXT) {
                all.append(json.text(Math.max(0, Limits.ANSWER - all.length())));
                whole &= !json.truncated();
            } else {
                json.skip(sign);
            }
            sign = start == Sign.TEXT ? Sign.ARRAY_END : json.next();
        }
        return whole ? all.toString() : null;
    }

    /** Ends with an error behind so many bytes. */
    private static final class AtMost extends FilterInputStream {
        private long left;

        AtMost(InputStream in, long most) {
            super(in);
            left = most;
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
        }

        @Override
        public int read(byte[] bytes, int offset, int length) throws IOException {
            int count = super.read(bytes, offset, length);
            left -= Math.max(0, count);
            if (left < 0) {
                throw new IOException("it is longer than " + (Limits.NOTEBOOK >> 20) + " MB");
            }
            return count;
        }
    }
}
