package sphericalknight.grader.report.text;

/** Text inside XML 1.0: between tags, and in attributes, where a line feed must be written out to stay one. */
public final class XmlText {
    private XmlText() {}

    /** Several lines. {@link PlainText} has left no character that XML 1.0 does not know. */
    public static String lines(String text) {
        return HtmlText.lines(text);
    }

    /** The value of an attribute, without its quotation marks. */
    public static String attribute(String text) {
        return HtmlText.lines(text).replace("\n", "&#10;");
    }
}
