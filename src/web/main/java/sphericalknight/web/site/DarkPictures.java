package sphericalknight.web.site;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import sphericalknight.draw.Palette;

/**
 * Adapts pictures to dark pages. A style sheet inside the SVG overrides the colours of its shapes if the reader's system prefers dark
 * pages, so the same picture serves light and dark pages. Where a colour has two uses, such as the ink of arrows and of the lines in white
 * pieces, other attributes of the shapes distinguish them.
 */
final class DarkPictures {
    private static final String BASE64 = "data:image/svg+xml;base64,";
    private static final Palette LIGHT = Palette.LIGHT;
    private static final Palette DARK = Palette.DARK;
    private static final String STYLE = "<style>@media(prefers-color-scheme:dark){" + boards() + plots() + "}</style>";

    private DarkPictures() {}

    /** Returns {@code svg} with the dark style added. */
    static String svg(String svg) {
        int inside = svg.indexOf('>', svg.indexOf("<svg")) + 1;
        return svg.substring(0, inside) + STYLE + svg.substring(inside);
    }

    /**
     * Returns the data URI of a picture with the dark style, for an attribute in double quotes. The URI is readable text, which a web
     * server compresses much better than Base64. Any {@code source} other than an SVG in Base64 is returned unchanged.
     */
    static String dataUri(String source) {
        if (!source.startsWith(BASE64)) {
            return source;
        }
        String svg = new String(Base64.getDecoder().decode(source.substring(BASE64.length())), StandardCharsets.UTF_8);
        String quoted = svg.contains("'")
                ? svg(svg).replace("%", "%25").replace("\"", "%22")
                : svg(svg).replace('"', '\'').replace("%", "%25");
        return "data:image/svg+xml,"
                + quoted.replace("#", "%23").replace("&", "%26").replace("\n", " ");
    }

    private static String boards() {
        return fill(LIGHT.paper(), DARK.paper())
                + fill(LIGHT.light(), DARK.light())
                + fill(LIGHT.dark(), DARK.dark())
                + stroke(LIGHT.dark(), DARK.dark())
                + stroke(LIGHT.light(), DARK.light())
                + both(LIGHT.quiet(), DARK.quiet())
                + both("#6B655B", DARK.quiet())
                + both(LIGHT.set(), DARK.set())
                + both(LIGHT.wrong(), DARK.wrong())
                + both(LIGHT.mark(), DARK.mark())
                // Arrows and text, then white pieces with their lines, then black ones.
                + both(LIGHT.ink(), DARK.ink())
                + "[stroke=\"#2B2A28\"][stroke-width=\"1.6\"]{stroke:" + DARK.black() + "}"
                + both(LIGHT.onTile(), DARK.onTile())
                + "[fill=\"#FFFFFF\"][stroke]{fill:" + DARK.white() + "}"
                + "[fill=\"#2B2A28\"][stroke=\"#FFFFFF\"]{fill:" + DARK.black() + ";stroke:" + DARK.white() + "}"
                + "[fill=none][stroke=\"#FFFFFF\"][stroke-width=\"1.5\"]{stroke:" + DARK.white() + "}";
    }

    /** The colours that only plots have. */
    private static String plots() {
        return both("#00795A", "#4FC39A") + both("#B0578D", "#E08ABF") + both("#2E8FC4", "#8CC7F0");
    }

    private static String both(String light, String dark) {
        return fill(light, dark) + stroke(light, dark);
    }

    private static String fill(String light, String dark) {
        return "[fill=\"" + light + "\"]{fill:" + dark + "}";
    }

    private static String stroke(String light, String dark) {
        return "[stroke=\"" + light + "\"]{stroke:" + dark + "}";
    }
}
