package sphericalknight.lesson.page;

/** Converts texts to HTML in the style of the pages. */
public final class PageText {
    private PageText() {}

    /** Converts Markdown, with highlighted Java listings; links stay as they are. */
    public static String markdown(String text) {
        return new TextHtml(target -> target, target -> target).of(text);
    }

    /** Highlights Java source, for the inside of a {@code pre} element. */
    public static String java(String source) {
        return JavaHtml.of(source);
    }
}
