package sphericalknight.lesson.page;

import sphericalknight.common.Html;
import sphericalknight.common.java.JavaTokens;
import sphericalknight.common.java.Token;

/** Converts Java source to HTML: a span with a short class for each token that has a colour. */
final class JavaHtml {
    private JavaHtml() {}

    static String of(String source) {
        StringBuilder html = new StringBuilder();
        for (Token token : JavaTokens.all(source)) {
            String style = style(token.kind());
            String text = Html.escape(token.text());
            html.append(style.isEmpty() ? text : "<span class=\"" + style + "\">" + text + "</span>");
        }
        return html.toString();
    }

    private static String style(Token.Kind kind) {
        return switch (kind) {
            case KEYWORD -> "k";
            case STRING -> "s";
            case NUMBER -> "n";
            case COMMENT -> "c";
            case ANNOTATION -> "a";
            default -> "";
        };
    }
}
