package sphericalknight.grader.release;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jsoup.Jsoup;
import sphericalknight.common.UserError;
import sphericalknight.common.java.JavaTokens;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;

/**
 * Searches files before their release for names of solutions, and for exercises solved in a file, a cell or a listing. A copied solution
 * under another name is not found: it looks like any other code.
 */
public final class Leaks {
    private static final Pattern SOLUTION = Pattern.compile("\\b\\w+Solution\\b");
    private static final Pattern ANSWER = Pattern.compile("\\bclass\\s+(My\\w+)\\s+implements\\b");

    private final List<CatalogueEntry> exercises = Catalogue.find().entries();
    private final Set<String> solutions = exercises.stream()
            .map(exercise -> exercise.type().getSimpleName() + "Solution")
            .collect(Collectors.toSet());
    private final List<String> findings = new ArrayList<>();

    private Leaks() {}

    /** The leaks in {@code files}, by their paths, one sentence each; empty if there are none. */
    public static List<String> findings(Map<String, byte[]> files) {
        Leaks leaks = new Leaks();
        files.forEach((path, bytes) -> leaks.file(path, new String(bytes, StandardCharsets.UTF_8)));
        return leaks.findings;
    }

    private void file(String path, String text) {
        SOLUTION.matcher(text)
                .results()
                .map(MatchResult::group)
                .distinct()
                .filter(solutions::contains)
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
        return exercises.stream()
                .filter(exercise -> exercise.answerName().equals(name))
                .flatMap(exercise -> exercise.stub().stream())
                .anyMatch(stub -> withoutPackage(stub).equals(withoutPackage(source)));
    }

    private static String withoutPackage(String source) {
        return source.replace("\r", "").replaceFirst("^package .*;\\n", "").strip();
    }
}
