package sphericalknight.web.site;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sphericalknight.draw.Palette;

/**
 * Puts the pictures of lessons into pages as SVG elements, so that they have the fonts of the page, and gives them the colours of dark pages
 * if the reader's system prefers these. Where a colour has two uses, such as the ink of arrows and of the lines in white pieces, other
 * attributes of the shapes distinguish them.
 */
final class Pictures {
    private static final Pattern IMAGE =
            Pattern.compile("<img ([^>]*)src=\"data:image/svg\\+xml;base64,([^\"]*)\"([^>]*)>");
    private static final Pattern ALT = Pattern.compile("alt=\"([^\"]*)\"");
    private static final Pattern STYLE = Pattern.compile("style=\"[^\"]*\"");
    private static final Palette LIGHT = Palette.LIGHT;
    private static final Palette DARK = Palette.DARK;

    private Pictures() {}

    /** Returns an SVG file with the dark style added. */
    static String file(String svg) {
        int inside = svg.indexOf('>', svg.indexOf("<svg")) + 1;
        return svg.substring(0, inside) + "<style>" + dark("") + "</style>" + svg.substring(inside);
    }

    /** Returns the style of the pictures in a dark page. */
    static String style() {
        return dark("svg.drawn ");
    }

    private static String dark(String within) {
        String rules = (boards() + plots()).replaceAll("(?m)(^|\\})\\[", "$1" + within + "[");
        return "@media screen and (prefers-color-scheme:dark){" + rules + "}";
    }

    /** Returns the page {@code html} with SVG elements in place of its images in Base64. */
    static String inPage(String html) {
        return IMAGE.matcher(html).replaceAll(image -> {
            String attributes = image.group(1) + image.group(3);
            Matcher alt = ALT.matcher(attributes);
            Matcher style = STYLE.matcher(attributes);
            String svg = new String(Base64.getDecoder().decode(image.group(2)), StandardCharsets.UTF_8);
            boolean hasIds = svg.contains(" id=\""); // they would stand twice in a page
            return Matcher.quoteReplacement(
                    hasIds
                            ? image.group()
                            : inPage(svg, alt.find() ? alt.group(1) : "", style.find() ? style.group() : ""));
        });
    }

    /** Returns {@code svg} as an element of a page, with an alternative text that is already escaped. */
    static String inPage(String svg, String alt, String style) {
        return svg.substring(svg.indexOf("<svg"))
                .replaceFirst(
                        "<svg ",
                        Matcher.quoteReplacement("<svg class=\"drawn\" role=\"img\" aria-label=\"" + alt + "\" "
                                + (style.isEmpty() ? "" : style + " ")));
    }

    /** Returns {@code svg} without its words, which are too small to read in a small picture. */
    static String withoutWords(String svg) {
        return svg.replaceAll("(?s)<text[ >].*?</text>", "");
    }

    private static String boards() {
        return fill(LIGHT.paper(), DARK.paper())
                + fill(LIGHT.light(), DARK.light())
                + fill(LIGHT.dark(), DARK.dark())
                + stroke(LIGHT.dark(), DARK.dark())
                + stroke(LIGHT.light(), DARK.light())
                + both(LIGHT.quiet(), DARK.quiet())
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
