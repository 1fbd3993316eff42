package sphericalknight.grader.release;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.Jsoup;
import sphericalknight.common.CoursePaths;
import sphericalknight.common.UserError;
import sphericalknight.common.java.JavaTokens;

/**
 * Searches what is about to be handed out or published for names of solutions, and for exercises that are solved in a file, a cell or a
 * listing. A copied solution under another name is not found: it looks like any other code.
 */
public final class Leaks {
    private static final Pattern SOLUTION = Pattern.compile("\\b\\w+Solution\\b");
    private static final Pattern ANSWER = Pattern.compile("\\bclass\\s+(My\\w+)\\s+implements\\b");

    private final FileTree project;
    private final List<String> findings = new ArrayList<>();

    private Leaks(FileTree project) {
        this.project = project;
    }

    /** The leaks in {@code files}, by their paths, one sentence each; empty if there are none. */
    public static List<String> findings(CoursePaths course, Map<String, byte[]> files) {
        return findings(ProjectFiles.read(course.root()), files);
    }

    static List<String> findings(FileTree project, Map<String, byte[]> files) {
        Leaks leaks = new Leaks(project);
        files.forEach((path, bytes) -> leaks.file(path, new String(bytes, StandardCharsets.UTF_8)));
        return leaks.findings;
    }

    private void file(String path, String text) {
        Matcher name = SOLUTION.matcher(text);
        name.results()
                .map(found -> found.group())
                .distinct()
                .filter(found -> has("solutions/", found))
                .forEach(found -> findings.add(path + " names the solution " + found));
        if (path.endsWith(".java")) {
            source(path, text);
        } else if (path.endsWith(".html")) {
            Jsoup.parse(text).select("pre").forEach(listing -> source(path, listing.wholeText()));
        } else if (path.endsWith(".ipynb")) {
            cells(path, text);
        }
    }

    private void cells(String path, String notebook) {
        try {
            int number = 0;
            for (JsonNode cell : new ObjectMapper().readTree(notebook).path("cells")) {
                StringBuilder source = new StringBuilder(cell.path("source").asText(""));
                cell.path("source").forEach(line -> source.append(line.asText()));
                number++;
                source(path + ", cell " + number, source.toString());
            }
        } catch (JsonProcessingException e) {
            throw new UserError(path + " is damaged (no JSON); restore it with git checkout.", e);
        }
    }

    private void source(String where, String source) {
        Matcher answer = ANSWER.matcher(JavaTokens.bare(source));
        while (answer.find()) {
            if (!isStub(answer.group(1), source)) {
                findings.add(where + " has an answer, " + answer.group(1) + ", that is not the stub");
            }
        }
    }

    private boolean isStub(String name, String source) {
        return project.files().keySet().stream()
                .filter(path -> path.startsWith(HandOut.STUBS) && path.endsWith("/" + name + ".java"))
                .anyMatch(path -> withoutPackage(project.text(path)).equals(withoutPackage(source)));
    }

    private boolean has(String folder, String type) {
        return project.files().keySet().stream()
                .anyMatch(path -> path.startsWith(folder) && path.endsWith("/" + type + ".java"));
    }

    private static String withoutPackage(String source) {
        return source.replace("\r", "").replaceFirst("^package .*;\\n", "").strip();
    }
}
