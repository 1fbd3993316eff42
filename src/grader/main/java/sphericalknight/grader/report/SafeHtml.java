package sphericalknight.grader.report;

import java.util.stream.Collector;
import java.util.stream.Collectors;
import sphericalknight.common.Html;
import sphericalknight.grader.text.PlainText;

/**
 * A piece of HTML. Pieces are made from templates: each {@code {}} in a template stands for a value. A value that is a piece of HTML is
 * inserted as it is; any other value is text, which is sanitised and escaped here and nowhere else, so that no caller can forget it.
 *
 * <pre>
 * SafeHtml.of("&lt;td title='{}'&gt;{}&lt;/td&gt;", "a&lt;b", SafeHtml.of("&lt;b&gt;{}&lt;/b&gt;", 7))
 *     -&gt; &lt;td title='a&amp;lt;b'&gt;&lt;b&gt;7&lt;/b&gt;&lt;/td&gt;
 * </pre>
 *
 * @param code the HTML source
 */
record SafeHtml(String code) {
    static final SafeHtml NONE = new SafeHtml("");

    /**
     * Returns a template with its values filled in.
     *
     * @param template a constant, in which each {@code {}} is between tags or in a quoted attribute
     * @param values the values; strings are put on one line
     */
    static SafeHtml of(String template, Object... values) {
        String[] parts = template.split("\\{}", -1);
        if (parts.length != values.length + 1) {
            throw new IllegalArgumentException(values.length + " values for: " + template);
        }
        StringBuilder code = new StringBuilder(parts[0]);
        for (int i = 0; i < values.length; i++) {
            code.append(values[i] instanceof SafeHtml html ? html.code : escape(PlainText.line("" + values[i])))
                    .append(parts[i + 1]);
        }
        return new SafeHtml(code.toString());
    }

    /** Returns the template with its values if {@code condition} holds, and {@link #NONE} otherwise. */
    static SafeHtml when(boolean condition, String template, Object... values) {
        return condition ? of(template, values) : NONE;
    }

    /** Returns text as HTML that keeps its line breaks. */
    static SafeHtml lines(String text) {
        return new SafeHtml(escape(PlainText.lines(text)));
    }

    /** Returns a collector that concatenates pieces. */
    static Collector<SafeHtml, ?, SafeHtml> joined() {
        return Collectors.collectingAndThen(Collectors.mapping(SafeHtml::code, Collectors.joining()), SafeHtml::new);
    }

    private static String escape(String text) {
        return Html.escape(text).replace("'", "&#39;");
    }
}
