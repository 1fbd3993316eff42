package sphericalknight.lesson.derived;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sphericalknight.common.UserError;
import sphericalknight.lesson.Cell;
import sphericalknight.lesson.Notebook;
import sphericalknight.lesson.engine.InProcessEngine;

/** The listing in the README and its output, produced by running it as a lesson. */
final class ReadmeExample {
    private static final Pattern EXAMPLE =
            Pattern.compile("(```java\\n(.*?)```\\n\\n```text\\n).*?(```)", Pattern.DOTALL);

    private ReadmeExample() {}

    /** Returns {@code readme} with the current output of its listing. */
    static String refreshed(String readme) {
        Matcher example = EXAMPLE.matcher(readme);
        if (!example.find()) {
            throw new UserError("README.md has no ```java listing with a ```text block below it;"
                    + " restore it with git checkout.");
        }
        return example.replaceFirst("$1" + Matcher.quoteReplacement(output(example.group(2)) + "\n") + "$3");
    }

    private static String output(String listing) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        ArrayNode cells = json.putArray("cells");
        cells.addObject().put("cell_type", "code").put("source", listing);
        Cell cell = new InProcessEngine()
                .execute(new Notebook(Path.of("README.md"), json))
                .notebook()
                .cells()
                .get(0);
        if (cell.outputs().size() != 1 || !cell.outputs().get(0).path("data").has("text/plain")) {
            throw new UserError(
                    "The listing of README.md shows no value but " + cell.outputs() + "; mend the listing.");
        }
        return cell.outputs().get(0).path("data").path("text/plain").asText().stripTrailing();
    }
}
