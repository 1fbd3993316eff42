package sphericalknight.lesson.page;

/** Escapes text for HTML. */
final class Html {
    private Html() {}

    /** Returns {@code text} with the four special characters of HTML escaped. */
    static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
