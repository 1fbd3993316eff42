package sphericalknight.lesson.engine;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;

/** An error output in one line. */
final class ErrorText {
    private ErrorText() {}

    static String of(ObjectNode error) {
        List<String> lines = new ArrayList<>();
        error.path("traceback").forEach(line -> lines.add(line.asText()));
        String told = switch (error.path("ename").asText()) {
            case "DoesNotCompile" -> compiler(lines);
            case "EvalException" -> lines.isEmpty() ? error.path("evalue").asText() : lines.get(0);
            default ->
                error.path("ename").asText() + ": " + error.path("evalue").asText();
        };
        return "it fails: " + (told.length() <= 240 ? told : told.substring(0, 237) + "...");
    }

    /** The sentences without the quoted source lines, which are indented. */
    private static String compiler(List<String> lines) {
        List<String> words = lines.stream()
                .filter(line -> !line.startsWith("    "))
                .map(String::strip)
                .toList();
        return "it does not compile: " + String.join(" ", words.isEmpty() ? lines : words);
    }
}
