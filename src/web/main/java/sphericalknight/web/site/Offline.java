package sphericalknight.web.site;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Generates one plain script that contains the modules of the site. From {@code file://} a browser loads no modules and fetches no files,
 * but it runs scripts: this script contains the modules as text and the mate table in Base64, by path. {@code start.js} turns the text into
 * modules.
 */
final class Offline {
    /** The path of the script in the site. */
    static final String SCRIPT = "site/offline.js";

    private static final Pattern IMPORT =
            Pattern.compile("(\\bfrom |\\bimport |\\bimport\\()(['\"])(\\.\\.?/[^'\"]+)\\2");

    private Offline() {}

    static Map<String, byte[]> of(SortedMap<String, byte[]> files) {
        StringBuilder script = new StringBuilder("globalThis.courseFiles = {\n");
        files.forEach((path, bytes) -> {
            if (path.endsWith(".js") && !path.equals("site/start.js") && !path.startsWith("machine/")) {
                script.append(string(path))
                        .append(": ")
                        .append(string(module(path, text(bytes))))
                        .append(",\n");
            } else if (path.endsWith(".table")) {
                script.append(string(path))
                        .append(": ")
                        .append(string(Base64.getEncoder().encodeToString(bytes)))
                        .append(",\n");
            }
        });
        Map<String, byte[]> offline = new TreeMap<>();
        offline.put(SCRIPT, script.append("};\n").toString().getBytes(StandardCharsets.UTF_8));
        return offline;
    }

    /** Returns the source of a module with its imports relative to the site's folder instead of the module's. */
    private static String module(String path, String source) {
        Matcher imported = IMPORT.matcher(source);
        return imported.replaceAll(found -> Matcher.quoteReplacement(
                found.group(1) + found.group(2) + resolved(path, found.group(3)) + found.group(2)));
    }

    private static String resolved(String path, String relative) {
        return URI.create(path).resolve(relative).toString();
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    /** Returns {@code text} as a JavaScript string literal that cannot end a script element. */
    private static String string(String text) {
        StringBuilder string = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"', '\\' -> string.append('\\').append(c);
                case '\n' -> string.append("\\n");
                case '\r' -> string.append("\\r");
                case '<' -> string.append("\\x3c");
                case '\u2028' -> string.append("\\u2028");
                case '\u2029' -> string.append("\\u2029");
                default -> string.append(c);
            }
        }
        return string.append('"').toString();
    }
}
