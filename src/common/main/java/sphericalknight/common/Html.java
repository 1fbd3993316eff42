package sphericalknight.common;

/** Escapes text for HTML. */
public final class Html {
    private Html() {}

    /** Returns {@code text} with HTML's four special characters escaped. */
    public static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
