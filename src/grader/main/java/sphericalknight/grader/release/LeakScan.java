package sphericalknight.grader.release;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sphericalknight.common.java.JavaTokens;

/**
 * Searches a tree for files that must not be handed out. It first checks whether a file belongs in a hand-out at all: text of a known kind
 * in a folder of the students' tree, or one of a few named data files. Class files, archives, git history and the like therefore need no
 * rules of their own. In text files it looks for solutions under their own names, copies of their code, solved exercises in files and
 * cells, known wrong answers, and the seed of the hidden inputs.
 *
 * <p>It cannot detect everything: a solution of one or two lines, under another name in a file that is not an exercise, looks like any
 * other code.
 */
public final class LeakScan {
    private static final Pattern ANSWER = Pattern.compile("\\bclass\\s+(My\\w+)\\s+implements\\b");
    private static final Pattern SLIP = Pattern.compile("(?m)^[A-Z][A-Z0-9_]* fails \\w+$");
    private static final Pattern SEED = Pattern.compile("\\s*[0-9a-f]{64}\\s*");
    private static final Pattern TEXT = Pattern.compile(
            ".*\\.(java|md|ipynb|txt|html|css|js|svg|json|xml|py|sh|properties|fingerprints|cmd|jupyterlab-workspace)"
                    + "|.*/META-INF/services/[\\w.]+|LICENSE|course|\\.gitignore|\\.gitattributes|\\.editorconfig|.*/run_autograder");
    /** The files of a hand-out that are not text. */
    private static final Pattern DATA =
            Pattern.compile("src/library/main/resources/sphericalknight/storage/games/[\\w-]+\\.(games|bin)"
                    + "|src/web/main/resources/sphericalknight/web/site/fonts/[\\w-]+\\.woff2");

    private final FileTree tree;
    private final Solutions solutions;
    private final Pattern names;
    private final List<String> findings = new ArrayList<>();

    private LeakScan(FileTree tree, Solutions solutions) {
        this.tree = tree;
        this.solutions = solutions;
        names = Pattern.compile("\\b(" + String.join("|", solutions.names()) + ")\\b");
    }

    /** The leaks found in {@code tree}, one sentence each; empty if there are none. */
    static List<String> findings(FileTree tree, Solutions solutions) {
        LeakScan scan = new LeakScan(tree, solutions);
        tree.files().keySet().forEach(scan::file);
        return scan.findings;
    }

    private void file(String path) {
        boolean isText = TEXT.matcher(path).matches();
        boolean isData = DATA.matcher(path).matches();
        if (!HandOut.hasPlaceFor(path) || !isText && !isData) {
            findings.add(path + " is not a file that a hand-out contains");
        }
        if (isData) {
            return;
        }
        String text = tree.text(path);
        if (isText && text.indexOf('\0') >= 0) {
            findings.add(path + " is not text");
        }
        if (SEED.matcher(text).matches()) {
            findings.add(path + " is the seed of the hidden inputs");
        }
        named(path, text);
        slips(path, text);
        if (path.endsWith(".java")) {
            source(path, text);
        } else if (path.endsWith(".ipynb")) {
            for (Solutions.Cell cell : Solutions.cells(path, text)) {
                source(path + ", cell " + cell.number(), cell.source());
                slips(path + ", cell " + cell.number(), cell.source());
            }
        } else if (path.endsWith(".md")) {
            copied(path, text);
        }
    }

    private void named(String path, String text) {
        Matcher name = names.matcher(text);
        if (!solutions.names().isEmpty() && name.find()) {
            findings.add(path + " names the solution " + name.group());
        }
    }

    private void slips(String where, String text) {
        if (SLIP.matcher(text).find()) {
            findings.add(where + " has a known wrong answer");
        }
    }

    private void source(String where, String source) {
        copied(where, source);
        Matcher answer = ANSWER.matcher(JavaTokens.bare(source));
        while (answer.find()) {
            if (!isStub(answer.group(1), source)) {
                findings.add(where + " has an answer, " + answer.group(1) + ", that is not the stub");
            }
        }
    }

    private void copied(String where, String source) {
        Set<String> copied = solutions.copiedIn(source);
        if (!copied.isEmpty()) {
            findings.add(where + " has code of "
                    + String.join(", ", copied.stream().sorted().toList()));
        }
    }

    private boolean isStub(String name, String source) {
        return tree.files().keySet().stream()
                .filter(path -> path.startsWith(HandOut.STUBS) && path.endsWith("/" + name + ".java"))
                .anyMatch(path -> withoutPackage(tree.text(path)).equals(withoutPackage(source)));
    }

    private static String withoutPackage(String source) {
        return source.replace("\r", "").replaceFirst("^package .*;\\n", "").strip();
    }
}
