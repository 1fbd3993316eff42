package sphericalknight.lesson.page;

/** Texts as HTML, as the pages show them. */
public final class PageText {
    private PageText() {}

    /** Markdown with its Java listings in colours; links stay as they are. */
    public static String markdown(String text) {
        return new TextHtml(target -> target, target -> target).of(text);
    }

    /** Java source in colours, for the inside of a {@code pre} element. */
    public static String java(String source) {
        return JavaHtml.of(source);
    }
}
