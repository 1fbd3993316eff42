package sphericalknight.grader.worker;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.net.URI;
import java.util.List;
import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.grader.model.ExerciseVerdict;
import sphericalknight.grader.submission.Prefer;
import sphericalknight.grader.submission.Submission;

/**
 * What a grader and its workers say to each other: one line of JSON for each request and for each reply. The first line tells a worker
 * its settings and has no reply.
 *
 * <pre>
 * {"seed":"5e...","exercises":["2.1"],"prefer":"NOTEBOOK"}
 * {"number":1,"read":{"paths":["file:///class/ada/"],"without":[]}}  {"number":1,"submission":{...}}
 * {"number":2,"grade":{"exercise":"2.1","source":{...}}}            {"number":2,"verdict":{...}}
 * </pre>
 */
final class Messages {
    private static final ObjectMapper MAPPER = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .serializationInclusion(JsonInclude.Include.NON_NULL)
            .build();

    private Messages() {}

    /**
     * The settings of a worker.
     *
     * @param seed the seed of the hidden inputs
     * @param exercises the ids of the exercises whose answers are looked for in submissions
     * @param prefer which answer counts if a notebook and a file both contain one
     */
    record Settings(String seed, List<String> exercises, Prefer prefer) {}

    /**
     * A request: either to read a submission or to grade an answer.
     *
     * @param number the number that the reply must bear
     * @param read the submission to read; null if the request is to grade
     * @param grade the answer to grade; null if the request is to read
     */
    record Request(long number, Read read, Grade grade) {}

    /** The paths of a submission, and what does not count of them; URIs, because these keep every byte of a name. */
    record Read(List<URI> paths, List<URI> without) {}

    /** An answer to grade, and the id of its exercise. */
    record Grade(String exercise, AnswerSource source) {}

    /** The reply to a request: a submission or a verdict, the other is null. */
    record Reply(long number, Submission submission, ExerciseVerdict verdict) {
        /** Whether this is a reply to {@code request}. */
        boolean isFor(Request request) {
            return number == request.number() && (request.read() == null ? verdict != null : submission != null);
        }
    }

    static String text(Object message) {
        try {
            return MAPPER.writeValueAsString(message);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("records of texts, numbers and lists are always JSON", e);
        }
    }

    /** Reads a message; throws an exception if {@code text} is not one. */
    static <T> T read(String text, Class<T> type) throws JsonProcessingException {
        return MAPPER.readValue(text, type);
    }
}
