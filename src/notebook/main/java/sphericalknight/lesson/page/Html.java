package sphericalknight.lesson.page;

/** Text inside HTML. */
final class Html {
    private Html() {}

    /** {@code text} with the four characters that mean something in HTML written out. */
    static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
