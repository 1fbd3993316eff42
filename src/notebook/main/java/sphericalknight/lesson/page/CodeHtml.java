package sphericalknight.lesson.page;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sphericalknight.common.Html;
import sphericalknight.lesson.Cell;
import sphericalknight.lesson.Notebook;

/** Converts code cells and their outputs to HTML. */
final class CodeHtml {
    private static final Pattern WIDTH = Pattern.compile(" width=\"(\\d+)[\".]");
    private static final int PHONE_WIDTH = 340;
    private static final String SUMMARY =
            "<summary><span class=\"folded\">Show the answer</span><span class=\"shown\">Hide the answer</span></summary>\n";

    private CodeHtml() {}

    static String of(Notebook lesson, Cell cell, PageParts parts) {
        StringBuilder html = new StringBuilder();
        boolean exercise = cell.has(Cell.EXERCISE);
        html.append("<div class=\"cell")
                .append(exercise ? " exercise" : "")
                .append('"')
                .append(parts.attributes(lesson, cell))
                .append(">\n");
        if (exercise) {
            html.append("<p class=\"mark\">Your turn</p>\n");
        }
        String code = "<pre class=\"code\" tabindex=\"0\"><code>" + JavaHtml.of(cell.source()) + "</code></pre>\n";
        html.append(isImports(cell) ? "<details>\n<summary>Imports</summary>\n" + code + "</details>\n" : code);
        if (cell.has(Cell.TIMING)) {
            html.append("<p class=\"note\">" + parts.timing() + "</p>\n");
        } else {
            html.append(cell.isFolded() ? "<details class=\"answer\">\n" + SUMMARY : "");
            cell.outputs().forEach(output -> html.append(output(cell, output)));
            html.append(cell.isFolded() ? "</details>\n" : "");
        }
        return html.append("</div>\n").toString();
    }

    private static boolean isImports(Cell cell) {
        return cell.source().lines().allMatch(line -> line.isBlank() || line.startsWith("import "));
    }

    private static String output(Cell cell, ObjectNode output) {
        return switch (output.path("output_type").asText()) {
            case "stream" ->
                text(
                        output.path("name").asText().equals("stderr") ? "printed stderr" : "printed",
                        Cell.text(output.path("text")));
            case "error" -> error(cell, output);
            default -> value(output);
        };
    }

    /** HTML for a value: a single image as a picture, everything else as text. */
    private static String value(ObjectNode output) {
        String html = Cell.text(output.path("data").path("text/html"));
        if (html.startsWith("<img ") && html.indexOf('>') == html.length() - 1) {
            return picture(html);
        }
        return text("value", Cell.text(output.path("data").path("text/plain")));
    }

    /** HTML for a picture. A wide one scrolls sideways on a narrow screen instead of becoming too small to read. */
    private static String picture(String image) {
        Matcher width = WIDTH.matcher(image);
        int least = width.find() ? Integer.parseInt(width.group(1)) * 7 / 10 : 0;
        return least <= PHONE_WIDTH
                ? "<p class=\"picture\">" + image + "</p>\n"
                : "<p class=\"picture\" tabindex=\"0\">"
                        + image.replaceFirst("<img ", "<img style=\"min-width:" + least + "px\" ") + "</p>\n";
    }

    private static String error(Cell cell, ObjectNode error) {
        StringBuilder lines = new StringBuilder();
        error.path("traceback").forEach(line -> lines.append(line.asText()).append('\n'));
        String mark = cell.has(Cell.RAISES) ? "<p class=\"note\">This cell fails on purpose:</p>\n" : "";
        return mark + text("error", lines.toString());
    }

    /** HTML for a text. What has columns keeps its lines; other text is wrapped. */
    private static String text(String style, String text) {
        String shown = text.stripTrailing();
        boolean hasColumns = shown.strip().contains("  ");
        return "<pre class=\"" + style + (hasColumns ? "" : " wrapped") + "\" tabindex=\"0\">" + Html.escape(shown)
                + "</pre>\n";
    }
}
