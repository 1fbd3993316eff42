package sphericalknight.grader.report.text;

/** Text inside HTML: between tags, and in attributes with quotation marks. */
public final class HtmlText {
    private HtmlText() {}

    /** Several lines. */
    public static String lines(String text) {
        return escape(PlainText.lines(text));
    }

    /** One line. */
    public static String line(String text) {
        return escape(PlainText.line(text));
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }
}
