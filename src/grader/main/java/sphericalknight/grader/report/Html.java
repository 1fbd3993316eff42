package sphericalknight.grader.report;

import java.util.stream.Collector;
import java.util.stream.Collectors;
import sphericalknight.grader.report.text.PlainText;

/**
 * A piece of HTML. Pieces are made of templates: each {@code {}} in one stands for a value, and a value is text, made harmless and escaped
 * here and nowhere else, unless it is HTML already. So a text can only be forgotten to be put in, never to be escaped.
 *
 * <pre>
 * Html.of("&lt;td title='{}'&gt;{}&lt;/td&gt;", "a&lt;b", Html.of("&lt;b&gt;{}&lt;/b&gt;", 7))     &lt;td title='a&amp;lt;b'&gt;&lt;b&gt;7&lt;/b&gt;&lt;/td&gt;
 * </pre>
 *
 * @param code what stands in the file
 */
record Html(String code) {
    /** No HTML at all. */
    static final Html NONE = new Html("");

    /**
     * A template with its values.
     *
     * @param template a constant, in which values stand between tags or between quotation marks
     * @param values texts are put on one line
     */
    static Html of(String template, Object... values) {
        String[] parts = template.split("\\{}", -1);
        if (parts.length != values.length + 1) {
            throw new IllegalArgumentException(values.length + " values for: " + template);
        }
        StringBuilder code = new StringBuilder(parts[0]);
        for (int i = 0; i < values.length; i++) {
            code.append(values[i] instanceof Html html ? html.code : escape(PlainText.line("" + values[i])))
                    .append(parts[i + 1]);
        }
        return new Html(code.toString());
    }

    /** The template with its values if {@code condition} holds, else nothing. */
    static Html when(boolean condition, String template, Object... values) {
        return condition ? of(template, values) : NONE;
    }

    /** Text that keeps its line breaks. */
    static Html lines(String text) {
        return new Html(escape(PlainText.lines(text)));
    }

    /** Joins pieces, one after the other. */
    static Collector<Html, ?, Html> joined() {
        return Collectors.collectingAndThen(Collectors.mapping(Html::code, Collectors.joining()), Html::new);
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }
}
