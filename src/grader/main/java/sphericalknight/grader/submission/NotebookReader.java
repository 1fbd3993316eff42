package sphericalknight.grader.submission;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import java.io.IOException;
import java.util.function.Consumer;

/**
 * Reads the cells of a notebook, one after the other. Outputs, metadata and attachments are skipped. If the text is truncated or damaged,
 * the cells before that place are kept.
 */
final class NotebookReader {
    /**
     * A notebook cell that has been read.
     *
     * @param number the position of the cell, counted from 1
     * @param source the text of the cell
     */
    record Cell(int number, boolean isCode, String source) {}

    private static final JsonFactory JSON = JsonFactory.builder()
            .enable(JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS) // Python writes NaN
            .enable(JsonReadFeature.ALLOW_UNESCAPED_CONTROL_CHARS)
            .enable(JsonReadFeature.ALLOW_TRAILING_COMMA)
            .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
            // What is skipped may be as long and as deep as it likes: the size of the file is bounded.
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(Integer.MAX_VALUE)
                    .maxNumberLength(Integer.MAX_VALUE)
                    .maxNameLength(Integer.MAX_VALUE)
                    .maxStringLength(Integer.MAX_VALUE)
                    .build())
            .build();

    private final JsonParser json;
    private final Consumer<Cell> cells;
    private final Consumer<String> notes;
    private boolean hasCells;

    private NotebookReader(JsonParser json, Consumer<Cell> cells, Consumer<String> notes) {
        this.json = json;
        this.cells = cells;
        this.notes = notes;
    }

    /**
     * Reads {@code notebook}.
     *
     * @param cells receives each complete cell
     * @param notes receives every irregularity, as the end of a sentence that starts with the file's name
     * @return whether it has a list of cells
     * @throws JsonProcessingException at a place from which on it cannot be read
     */
    static boolean read(String notebook, Consumer<Cell> cells, Consumer<String> notes) throws IOException {
        try (JsonParser json = JSON.createParser(notebook)) {
            NotebookReader reader = new NotebookReader(json, cells, notes);
            reader.document();
            return reader.hasCells;
        }
    }

    private void document() throws IOException {
        if (json.nextToken() != JsonToken.START_OBJECT) {
            return;
        }
        while (json.nextToken() == JsonToken.FIELD_NAME) {
            boolean areCells = json.currentName().equals("cells") && json.nextToken() == JsonToken.START_ARRAY;
            if (areCells && hasCells) {
                notes.accept("has two lists of cells, of which Jupyter shows the last; both were read.");
            }
            hasCells |= areCells;
            if (areCells) {
                list();
            } else {
                skip();
            }
        }
    }

    /** Skips a value; the last token read may be its name. */
    private void skip() throws IOException {
        if (json.currentToken() == JsonToken.FIELD_NAME) {
            json.nextToken();
        }
        json.skipChildren();
    }

    private void list() throws IOException {
        for (int number = 1; json.nextToken() != JsonToken.END_ARRAY; number++) {
            if (json.currentToken() == JsonToken.START_OBJECT) {
                cell(number);
            } else {
                json.skipChildren();
            }
        }
    }

    /** Reads a cell, one object of the list. If a key occurs twice, its last value counts, as in Jupyter. */
    private void cell(int number) throws IOException {
        String type = "";
        String source = null;
        while (json.nextToken() == JsonToken.FIELD_NAME) {
            String key = json.currentName();
            json.nextToken();
            if (key.equals("cell_type")) {
                type = json.getValueAsString("");
            } else if (key.equals("source")) {
                source = source();
                continue;
            }
            json.skipChildren();
        }
        if (source == null || type.isEmpty()) {
            notes.accept("is damaged in cell " + number + ": it has no text or no type; that cell was not read.");
        } else if (source.length() > ReadingLimits.ANSWER) {
            notes.accept("has too much text in cell " + number + "; that cell was not read.");
        } else {
            cells.accept(new Cell(number, type.equals("code"), source));
        }
    }

    /** Reads the source of a cell, which is a string or a list of strings to be joined. */
    private String source() throws IOException {
        if (json.currentToken() != JsonToken.START_ARRAY) {
            String text = json.getValueAsString();
            json.skipChildren();
            return text;
        }
        StringBuilder all = new StringBuilder();
        while (json.nextToken() != JsonToken.END_ARRAY) {
            all.append(json.getValueAsString(""));
            json.skipChildren();
        }
        return all.toString();
    }
}
