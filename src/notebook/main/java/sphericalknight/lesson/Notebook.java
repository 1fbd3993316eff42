package sphericalknight.lesson;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import sphericalknight.common.AtomicFile;
import sphericalknight.common.UserError;

/**
 * A notebook file (nbformat 4) and its JSON.
 *
 * @param file the file it was read from
 * @param json the whole document
 */
public record Notebook(Path file, ObjectNode json) {
    private static final ObjectMapper READER = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    /**
     * Reads a notebook.
     *
     * @throws UserError if the file is absent or is not a notebook; the message says where the file is damaged
     */
    public static Notebook read(Path file) {
        try {
            return parse(file, Files.readString(file));
        } catch (NoSuchFileException e) {
            throw new UserError(file + " does not exist", "a notebook file (.ipynb) is needed.");
        } catch (CharacterCodingException e) {
            throw new UserError(file + " is not UTF-8 text", "restore it with: ./course reset, or git checkout.");
        } catch (IOException e) {
            throw new UserError(file + " cannot be read (" + e.getMessage() + ").");
        }
    }

    /**
     * Reads a notebook from {@code text} as if it were the contents of {@code file}.
     *
     * @throws UserError if the text is not a notebook
     */
    public static Notebook parse(Path file, String text) {
        JsonNode json;
        try {
            json = READER.readTree(text);
        } catch (JsonProcessingException e) {
            throw new UserError(
                    "%s is damaged at line %d, column %d: %s"
                            .formatted(file, line(e), column(e), firstLine(e.getOriginalMessage())),
                    "restore it with git checkout.");
        }
        if (!(json instanceof ObjectNode object)) {
            throw new UserError(file + " is not a notebook: its JSON is not an object.");
        }
        if (object.path("nbformat").asInt() != 4) {
            throw new UserError(file + " is not a notebook of format 4: \"nbformat\" is "
                    + object.path("nbformat").asText("absent") + ".");
        }
        if (!object.path("cells").isArray()) {
            throw new UserError(file + " is not a notebook: it has no list of \"cells\".");
        }
        int number = 0;
        for (JsonNode cell : object.path("cells")) {
            number++;
            if (!cell.isObject() || !cell.has("cell_type") || !cell.has("source")) {
                throw new UserError(file + " is damaged: cell " + number + " has no \"cell_type\" or no \"source\".");
            }
        }
        return new Notebook(file, object);
    }

    /** All cells in order; their numbers start at 1. */
    public List<Cell> cells() {
        List<Cell> cells = new ArrayList<>();
        for (JsonNode cell : json.path("cells")) {
            cells.add(new Cell(cells.size() + 1, (ObjectNode) cell));
        }
        return cells;
    }

    public List<Cell> codeCells() {
        return cells().stream().filter(Cell::isCode).toList();
    }

    /** The name of the file without ".ipynb", such as "02-knight". */
    public String name() {
        return file.getFileName().toString().replaceFirst("\\.ipynb$", "");
    }

    /** An independent copy of this notebook. */
    public Notebook copy() {
        return new Notebook(file, json.deepCopy());
    }

    /** The text of the normal form, as {@link #write()} writes it. */
    public String text() {
        return NormalForm.of(json);
    }

    /** Writes the normal form to the notebook's own file. */
    public void write() {
        write(file);
    }

    /** Writes the normal form to {@code target} atomically. */
    public void write(Path target) {
        try {
            Path whole = target.toAbsolutePath();
            Files.createDirectories(whole.getParent());
            AtomicFile.write(whole, text());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The metadata of every lesson: kernel and language, without a version, which would change with the JDK. */
    public static ObjectNode lessonMetadata() {
        ObjectNode metadata = JsonNodeFactory.instance.objectNode();
        metadata.putObject("kernelspec")
                .put("display_name", "Java")
                .put("language", "java")
                .put("name", "java");
        metadata.putObject("language_info")
                .put("codemirror_mode", "java")
                .put("file_extension", ".jshell")
                .put("mimetype", "text/x-java-source")
                .put("name", "Java")
                .put("pygments_lexer", "java");
        return metadata;
    }

    private static int line(JsonProcessingException e) {
        return e.getLocation() == null ? 1 : e.getLocation().getLineNr();
    }

    private static int column(JsonProcessingException e) {
        return e.getLocation() == null ? 1 : e.getLocation().getColumnNr();
    }

    private static String firstLine(String message) {
        return message.lines().findFirst().orElse("not JSON");
    }
}
