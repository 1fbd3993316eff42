package sphericalknight.grader.release;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import sphericalknight.common.CoursePaths;

/** Checks the web pages of the course for leaks before they are published, and zips them. */
public final class SiteRelease {
    private static final Pattern KNOWN =
            Pattern.compile(".*\\.(html|css|js|mjs|svg|txt|table|wasm|gz|zip|woff2)|.*/(LICENSE|NOTICE)[\\w.-]*");
    private static final Pattern ANSWER = Pattern.compile("\\bclass\\s+(My\\w+)\\s+implements\\b");

    private final Solutions solutions;
    private final Map<String, String> stubs;
    private final List<String> findings = new ArrayList<>();

    private SiteRelease(Solutions solutions, Map<String, String> stubs) {
        this.solutions = solutions;
        this.stubs = stubs;
    }

    /**
     * Returns the leaks in {@code site}, one sentence each; empty if there are none. Only files of known kinds are allowed, no file may
     * name a solution, and no listing may contain code of a solution or an answer other than the stub.
     *
     * @param site the files of the pages by their paths
     * @param stubs the learners' files as they are handed out, by the names of their classes
     */
    public static List<String> findings(CoursePaths course, Map<String, byte[]> site, Map<String, String> stubs) {
        SiteRelease release = new SiteRelease(Solutions.of(ProjectFiles.read(course.root())), stubs);
        site.forEach(release::file);
        return release.findings;
    }

    /** Returns a zip of {@code files}, their paths prefixed by {@code folder}, which ends in {@code /}; equal files give equal bytes. */
    public static byte[] zip(String folder, Map<String, byte[]> files) {
        FileTree tree = new FileTree();
        files.forEach((path, bytes) -> tree.put(folder + path, bytes));
        return tree.zip();
    }

    private void file(String path, byte[] bytes) {
        if (!KNOWN.matcher(path).matches()) {
            findings.add(path + " is not a file that a site contains");
        }
        String text = new String(bytes, StandardCharsets.ISO_8859_1);
        solutions.names().stream()
                .filter(text::contains)
                .sorted()
                .forEach(name -> findings.add(path + " names the solution " + name));
        if (path.endsWith(".html")) {
            Jsoup.parse(new String(bytes, StandardCharsets.UTF_8))
                    .select("pre")
                    .forEach(listing -> listing(path, listing.wholeText()));
        }
    }

    private void listing(String path, String source) {
        Stream<String> copied = solutions.copiedIn(source).stream().sorted();
        copied.forEach(name -> findings.add(path + " has code of " + name));
        Matcher answer = ANSWER.matcher(source);
        while (answer.find()) {
            if (!source.strip().equals(stubs.getOrDefault(answer.group(1), "").strip())) {
                findings.add(path + " has an answer, " + answer.group(1) + ", that is not the stub");
            }
        }
    }
}
