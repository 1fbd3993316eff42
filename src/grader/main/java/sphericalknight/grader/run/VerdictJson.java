package sphericalknight.grader.run;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;

/** Converts the records of a run to and from JSON with all their fields, for the grader itself rather than for people. */
final class VerdictJson {
    private static final ObjectMapper MAPPER = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .build();

    private VerdictJson() {}

    static String of(Object record) {
        try {
            return MAPPER.writeValueAsString(record) + "\n";
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("records of texts, numbers and lists are always JSON", e);
        }
    }

    static <T> T read(String json, Class<T> type) throws JsonProcessingException {
        return MAPPER.readValue(json, type);
    }
}
