package sphericalknight.notebook;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jetbrains.letsPlot.commons.encoding.UnsupportedRGBEncoder;
import org.jetbrains.letsPlot.core.util.PlotSvgExportCommon;

/**
 * Draws a {@link Plot} with the Lets-Plot library. Lets-Plot measures text with its own tables instead of the machine's fonts, so it needs
 * neither a display nor fonts. After random ids and the last digits of coordinates are normalised, the drawing is the same everywhere.
 */
final class PlotSvg {
    private static final Pattern TAG = Pattern.compile("<[^>]*>");
    private static final Pattern ID = Pattern.compile(" id=\"([A-Za-z0-9]+)\"");
    private static final Pattern NUMBER = Pattern.compile("-?\\d+\\.\\d+(E-?\\d+)?");
    private static final Pattern TOOLTIPS = Pattern.compile("#\\w+ \\.[\\w-]*tooltip[\\w-]* \\{[^}]*}");

    private PlotSvg() {}

    static String of(Plot plot) {
        String svg = PlotSvgExportCommon.INSTANCE.buildSvgImageFromRawSpecs(
                PlotSpecification.of(plot), null, new UnsupportedRGBEncoder(), false);
        return small(gapBeforeFigures(evenNumbers(fixedIds(svg))));
    }

    /** Numbers the ids in the order in which they appear: p0, p1, ... */
    private static String fixedIds(String svg) {
        Map<String, String> ids = new LinkedHashMap<>();
        Matcher id = ID.matcher(svg);
        while (id.find()) {
            ids.putIfAbsent(id.group(1), "p" + ids.size());
        }
        String fixed = svg;
        for (Map.Entry<String, String> entry : ids.entrySet()) {
            fixed = fixed.replace(entry.getKey(), entry.getValue());
        }
        return fixed;
    }

    /** Moves the numbers away from the ends of the bars. They are the only texts with their own style; the others have classes. */
    private static String gapBeforeFigures(String svg) {
        return svg.replace("<text style=", "<text dx=\"8\" style=");
    }

    /** Rounds coordinates to two decimal places, because further digits may depend on the processor. Texts keep their digits. */
    private static String evenNumbers(String svg) {
        return TAG.matcher(svg)
                .replaceAll(tag -> Matcher.quoteReplacement(
                        NUMBER.matcher(tag.group()).replaceAll(number -> even(number.group()))));
    }

    private static String even(String number) {
        double rounded = Math.rint(Double.parseDouble(number) * 100) / 100;
        return rounded == Math.rint(rounded) ? Long.toString((long) rounded) : Double.toString(rounded);
    }

    /** Removes what a picture does not need: the styles of tooltips, clipping hints, and white space between elements. */
    private static String small(String svg) {
        return TOOLTIPS.matcher(svg)
                .replaceAll("")
                .replaceAll(" clip-bounds-jfx=\"[^\"]*\"", "")
                .replaceAll("\\s*\\n\\s*", " ")
                .replaceAll("> <", "><")
                .strip();
    }
}
