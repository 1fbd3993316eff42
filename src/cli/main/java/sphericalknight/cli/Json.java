package sphericalknight.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;

/** Writes the single JSON document of a command with {@code --json}. */
final class Json {
    private static final ObjectMapper MAPPER = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

    private Json() {}

    /** Returns {@code document} as indented JSON: maps (in their order), records, lists, strings, numbers and booleans. */
    static String of(Object document) {
        try {
            return MAPPER.writeValueAsString(document);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("maps, records, lists, strings, numbers and booleans are always JSON", e);
        }
    }
}
