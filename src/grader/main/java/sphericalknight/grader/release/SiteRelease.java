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

/** The last look at the pages of the course before anybody gets them, and the zip of them. */
public final class SiteRelease {
    private static final Pattern KNOWN =
            Pattern.compile(".*\\.(html|css|js|mjs|svg|txt|table|wasm|gz|zip)|.*/(LICENSE|NOTICE)[\\w.-]*");
    private static final Pattern ANSWER = Pattern.compile("\\bclass\\s+(My\\w+)\\s+implements\\b");

    private final Solutions solutions;
    private final Map<String, String> stubs;
    private final List<String> findings = new ArrayList<>();

    private SiteRelease(Solutions solutions, Map<String, String> stubs) {
        this.solutions = solutions;
        this.stubs = stubs;
    }

    /**
     * What of {@code site} must not be handed out, a sentence each; empty if nothing. Only files of known kinds may be there; no file names a
     * solution, and no listing on a page has its code or an answer that is not the stub.
     *
     * @param site files by their paths
     * @param stubs the learners' files as they are handed out, by the names of their classes
     */
    public static List<String> findings(CoursePaths course, Map<String, byte[]> site, Map<String, String> stubs) {
        SiteRelease release = new SiteRelease(Solutions.of(ProjectFiles.read(course.root())), stubs);
        site.forEach(release::file);
        return release.findings;
    }

    /** The files as a zip, the same bytes for the same files. */
    public static byte[] zip(String folder, Map<String, byte[]> files) {
        FileTree tree = new FileTree();
        files.forEach((path, bytes) -> tree.put(folder + path, bytes));
        return tree.zip();
    }

    private void file(String path, byte[] bytes) {
        if (!KNOWN.matcher(path).matches()) {
            findings.add(path + " is no file that a site contains");
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
