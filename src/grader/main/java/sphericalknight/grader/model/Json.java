package sphericalknight.grader.model;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.json.JsonMapper;

/** Writes and reads records, maps and lists as JSON, with the same bytes on every system. */
public final class Json {
    private static final ObjectMapper MAPPER = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .build();

    private static final DefaultIndenter INDENT = new DefaultIndenter("  ", "\n");
    private static final ObjectWriter INDENTED =
            MAPPER.writer(new DefaultPrettyPrinter().withObjectIndenter(INDENT).withArrayIndenter(INDENT));

    private Json() {}

    /** One line, with its line feed. */
    public static String line(Object document) {
        return text(document, MAPPER.writer());
    }

    /** Indented lines; fields are in the order of the maps. */
    public static String indented(Object document) {
        return text(document, INDENTED);
    }

    private static String text(Object document, ObjectWriter writer) {
        try {
            return writer.writeValueAsString(document) + "\n";
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("records, maps, lists, texts and numbers are always JSON", e);
        }
    }

    /** Reads a record; every field must be there. */
    public static <T> T read(String json, Class<T> type) throws JsonProcessingException {
        return MAPPER.readValue(json, type);
    }
}
