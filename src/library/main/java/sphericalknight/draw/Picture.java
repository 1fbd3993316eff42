package sphericalknight.draw;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A picture, which a notebook shows as a drawing and a terminal as text. A notebook displays a picture automatically if it is the value of
 * a cell's last expression, because the first picture created in a Java kernel registers this type with the kernel.
 *
 * <p>The text form is {@link Object#toString()}. It has the same content as the drawing, so a terminal, a diff and a screen reader lose
 * nothing.
 */
public interface Picture {
    /**
     * Whether a notebook kernel was found and now draws pictures. Java initialises this constant when the first implementing class is used,
     * because the interface has default methods; so no notebook needs a set-up cell.
     */
    boolean HOOKED = Hook.install();

    /**
     * The drawing: one complete SVG document, the same bytes on every call.
     *
     * @return a document that starts with {@code <svg}
     */
    String svg();

    /** The alternative text of the picture: one line of plain text, by default the text form with blanks in place of line ends. */
    default String alt() {
        return Svg.clean(toString());
    }

    /**
     * The element that notebooks store: an image that contains the drawing as a data URI, with its alternative text. Notebook viewers keep
     * images, whereas some remove a bare {@code <svg>}.
     */
    default String html() {
        String svg = svg();
        String data = Base64.getEncoder().encodeToString(svg.getBytes(StandardCharsets.UTF_8));
        Matcher size = Pattern.compile("^<svg[^>]*? width=\"([0-9.]+)\" height=\"([0-9.]+)\"")
                .matcher(svg);
        String box = size.find() ? " width=\"" + size.group(1) + "\" height=\"" + size.group(2) + "\"" : "";
        return "<img alt=\"" + Svg.escape(Svg.clean(alt())) + "\"" + box + " src=\"data:image/svg+xml;base64," + data
                + "\">";
    }
}
