package sphericalknight.web.site;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/**
 * Checks a site for faults: broken links, ids used twice, pictures without alternative text, and pages, style sheets or scripts that load
 * something from another host. Links that a reader follows may lead to other hosts.
 */
public final class SiteCheck {
    private static final Pattern STYLE = Pattern.compile("@import|url\\(\\s*+['\"]?+(?!data:|fonts/)");
    private static final Pattern SCRIPT = Pattern.compile(
            "\\b(?:fetch|import|importScripts|Worker|EventSource|WebSocket|open)"
                    + "\\(\\s*['\"`](?:https?:|wss?:|//)|\\b(?:from|import)\\s+['\"](?:https?:|//)|url\\(['\"]?(?:https?:|//)");

    private final SortedMap<String, byte[]> files;
    private final Map<String, Document> pages = new HashMap<>();
    private final Map<String, Set<String>> ids = new HashMap<>();
    private final List<String> findings = new ArrayList<>();

    private SiteCheck(SortedMap<String, byte[]> files) {
        this.files = files;
    }

    /** Returns the faults of the site that consists of {@code files}, one sentence each; empty if there are none. */
    public static List<String> findings(SortedMap<String, byte[]> files) {
        SiteCheck check = new SiteCheck(files);
        check.read();
        check.pages.keySet().stream().sorted().forEach(check::page);
        files.keySet().stream().filter(path -> path.matches(".*\\.(css|js)")).forEach(check::script);
        return check.findings;
    }

    private void read() {
        files.forEach((path, bytes) -> {
            if (path.endsWith(".html")) {
                Document page = Jsoup.parse(new String(bytes, StandardCharsets.UTF_8));
                Set<String> names = new HashSet<>();
                page.getElementsByAttribute("id").forEach(each -> {
                    if (!names.add(each.id())) {
                        findings.add(path + " has the id \"" + each.id() + "\" twice.");
                    }
                });
                pages.put(path, page);
                ids.put(path, names);
            }
        });
    }

    private void page(String path) {
        Document page = pages.get(path);
        for (Element link : page.select("a[href]")) {
            link(path, link.attr("href"));
        }
        for (Element image : page.select("img, svg:not([aria-hidden]), input[type=image]")) {
            if (image.attr("alt").isBlank() && image.attr("aria-label").isBlank()) {
                findings.add(path + " has a picture without alternative text (" + start(image) + "): give it an alt.");
            }
        }
        for (Element asking : page.select("[src], link[href], [data], [poster], [srcset], form[action]")) {
            for (String name : List.of("src", "href", "data", "poster", "srcset", "action")) {
                if (asking.hasAttr(name) && !(asking.tagName().equals("a") && name.equals("href"))) {
                    asked(path, asking.attr(name));
                }
            }
        }
        page.select("style").forEach(style -> source(path, style.data(), STYLE));
        page.select("script:not([src])").forEach(script -> source(path, script.data(), SCRIPT));
    }

    /**
     * Checks a link that a reader follows: a target within the site must exist, including its anchor. An anchor with a slash is a chess
     * position, which the trainer reads.
     */
    private void link(String path, String target) {
        if (target.matches("https?://.*|mailto:.*")) {
            return;
        }
        String file = target.replaceFirst("[#?].*", "");
        String there = file.isEmpty() ? path : resolved(path, file);
        String anchor = target.contains("#") ? target.substring(target.indexOf('#') + 1) : "";
        if (!files.containsKey(there) && !there.equals(Site.ZIP)) {
            findings.add(path + " links to " + target + ", which is not part of the site.");
        } else if (!anchor.isEmpty()
                && !anchor.contains("/")
                && ids.containsKey(there)
                && !ids.get(there).contains(anchor)) {
            findings.add(path + " links to " + target + ", but there is no such place on that page.");
        }
    }

    /** Checks the address of something that a page loads by itself: it must be a data URI or a file of the site. */
    private void asked(String path, String target) {
        if (target.startsWith("data:")) {
            return;
        }
        if (target.matches("[a-z][a-z0-9+.-]*:.*|//.*")) {
            findings.add(path + " asks another host: " + target + ".");
        } else if (!files.containsKey(resolved(path, target.replaceFirst("[#?].*", "")))) {
            findings.add(path + " loads " + target + ", which is not part of the site.");
        }
    }

    private void script(String path) {
        if (!path.equals(Offline.SCRIPT)) {
            source(path, new String(files.get(path), StandardCharsets.UTF_8), path.endsWith(".css") ? STYLE : SCRIPT);
        }
    }

    private void source(String path, String text, Pattern asking) {
        Matcher asked = asking.matcher(text);
        if (asked.find()) {
            String words = text.substring(asked.start(), Math.min(text.length(), asked.end() + 30));
            findings.add(
                    path + " may ask another host: " + words.lines().findFirst().orElse("") + ".");
        }
    }

    private static String resolved(String path, String relative) {
        return URI.create(path)
                .resolve(relative.replace(" ", "%20"))
                .normalize()
                .toString();
    }

    private static String start(Element element) {
        String html = element.outerHtml();
        return html.substring(0, Math.min(60, html.length()));
    }
}
