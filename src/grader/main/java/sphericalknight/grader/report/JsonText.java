package sphericalknight.grader.report;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.ObjectMapper;

/** Writes maps, lists, strings, numbers and booleans as JSON, with the same bytes on every system. */
final class JsonText {
    private static final DefaultIndenter INDENT = new DefaultIndenter("  ", "\n");
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private JsonText() {}

    /** Returns a document as indented JSON with a line feed at its end; fields are in the order of the maps. */
    static String of(Object document) {
        try {
            return MAPPER.writer(new DefaultPrettyPrinter()
                                    .withObjectIndenter(INDENT)
                                    .withArrayIndenter(INDENT))
                            .writeValueAsString(document)
                    + "\n";
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("maps, lists, texts and numbers are always JSON", e);
        }
    }
}
