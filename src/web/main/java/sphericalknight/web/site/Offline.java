package sphericalknight.web.site;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sphericalknight.exercise.check.PlainJson;

/**
 * Generates one plain script that contains the modules of the site. From {@code file://} a browser loads no modules, but it runs scripts:
 * this one contains the modules as text, by path, and {@code start.js} turns the text into modules.
 */
final class Offline {
    /** The path of the script in the site. */
    static final String SCRIPT = "site/offline.js";

    private static final Pattern IMPORT =
            Pattern.compile("(\\bfrom |\\bimport |\\bimport\\()(['\"])(\\.\\.?/[^'\"]+)\\2");

    private Offline() {}

    /** The script with all modules among {@code files}. */
    static String of(SortedMap<String, byte[]> files) {
        Map<String, String> modules = new TreeMap<>();
        files.forEach((path, bytes) -> {
            if (path.endsWith(".js") && !path.equals("site/start.js")) {
                modules.put(path, module(path, new String(bytes, StandardCharsets.UTF_8)));
            }
        });
        return "globalThis.courseFiles = " + PlainJson.of(modules) + ";\n";
    }

    /** Returns the source of a module with its imports relative to the site's folder instead of the module's. */
    private static String module(String path, String source) {
        Matcher imported = IMPORT.matcher(source);
        return imported.replaceAll(found -> Matcher.quoteReplacement(
                found.group(1) + found.group(2) + URI.create(path).resolve(found.group(3)) + found.group(2)));
    }
}
