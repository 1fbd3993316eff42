package sphericalknight.lesson.engine;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/** Writes reports as the JSON document of {@code course run --json}. */
public final class ReportJson {
    private static final ObjectMapper JSON = new ObjectMapper();

    private ReportJson() {}

    public static String of(List<LessonReport> reports) {
        ArrayNode document = JSON.createArrayNode();
        for (LessonReport report : reports) {
            ObjectNode lesson = document.addObject();
            lesson.put("lesson", report.lesson());
            lesson.put("cells", report.cells());
            lesson.put("status", report.status());
            ArrayNode differences = lesson.putArray("differences");
            for (Difference difference : report.differences()) {
                differences
                        .addObject()
                        .put("cell", difference.cell())
                        .put("kind", difference.kind().word())
                        .put("message", difference.message());
            }
            report.notes().forEach(lesson.putArray("notes")::add);
            lesson.put("seconds", report.seconds());
        }
        return document.toPrettyString();
    }
}
