package sphericalknight.grader.students;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import sphericalknight.common.UserError;
import sphericalknight.grader.model.StudentVerdict.Upload;
import sphericalknight.grader.names.StudentId;
import sphericalknight.grader.names.Times;
import sphericalknight.grader.text.PlainText;

/**
 * The data of one submission in Gradescope's {@code submission_metadata.json}. Students choose their own names, and fields may be
 * missing. Unusable values are ignored, and the submission is graded all the same.
 *
 * @param id the student's id, or those of several students joined; "" if unknown
 * @param name the name of the student or of all students; "" if unknown
 * @param email the address of the student or of all students; "" if unknown
 * @param submitted when it was handed in
 * @param due when it was due: the student's own time if there is an extension; the latest one for several students
 * @param notes what was ignored, and why
 */
public record SubmissionMetadata(
        String id, String name, String email, Optional<Instant> submitted, Optional<Instant> due, List<String> notes) {
    /**
     * Reads a {@code submission_metadata.json}.
     *
     * @throws UserError if the file does not exist
     */
    public static SubmissionMetadata read(Path file) {
        if (!Files.isRegularFile(file)) {
            throw new UserError(
                    "There is no file " + file + "; --metadata names Gradescope's submission_metadata.json.");
        }
        List<String> notes = new ArrayList<>();
        JsonNode document = document(file, notes);
        List<JsonNode> users = StreamSupport.stream(document.path("users").spliterator(), false)
                .toList();
        if (notes.isEmpty() && users.isEmpty()) {
            notes.add("submission_metadata.json names no student.");
        }
        Optional<Instant> due = users.stream()
                .map(user -> time(user.path("assignment").path("due_date"), "due_date", notes))
                .flatMap(Optional::stream)
                .max(Instant::compareTo)
                .or(() -> time(document.path("assignment").path("due_date"), "due_date", notes));
        return new SubmissionMetadata(
                all(users, "id", "-"),
                all(users, "name", ", "),
                all(users, "email", ", "),
                time(document.path("created_at"), "created_at", notes),
                due,
                List.copyOf(notes));
    }

    private static JsonNode document(Path file, List<String> notes) {
        try {
            JsonNode document = new JsonMapper().readTree(file.toFile());
            if (document.isObject()) {
                return document;
            }
        } catch (IOException e) {
            // not JSON
        }
        notes.add("submission_metadata.json is not what Gradescope writes, so name and times are not known.");
        return MissingNode.getInstance();
    }

    private static String all(List<JsonNode> users, String field, String between) {
        return StudentId.of(PlainText.line(users.stream()
                .map(user -> user.path(field))
                .filter(value -> value.isTextual() || value.isIntegralNumber())
                .map(value -> value.asText().strip())
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining(between))));
    }

    private static Optional<Instant> time(JsonNode value, String field, List<String> notes) {
        if (value.isMissingNode() || value.isNull()) {
            return Optional.empty();
        }
        if (!value.isTextual() || Times.parse(value.asText(), Optional.empty()).isEmpty()) {
            notes.add("submission_metadata.json has a " + field + " that is not a time with an offset; it is ignored.");
            return Optional.empty();
        }
        return Times.parse(value.asText(), Optional.empty());
    }

    /** A roster with one entry: that of the student whose submission is at {@code path}. */
    public Roster roster(Path path) {
        String submission = SubmissionFinder.student(path);
        return new Roster(List.of(new Roster.Entry(
                id.isEmpty() ? submission : id,
                name,
                email,
                submission,
                "",
                List.of(),
                Upload.NONE,
                submitted,
                due,
                "--metadata")));
    }
}
