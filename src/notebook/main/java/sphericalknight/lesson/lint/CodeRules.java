package sphericalknight.lesson.lint;

import static sphericalknight.lesson.lint.Rule.code;
import static sphericalknight.lesson.lint.Rule.forbidden;
import static sphericalknight.lesson.lint.Rule.notebook;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sphericalknight.common.java.JavaTokens;
import sphericalknight.common.java.Token;
import sphericalknight.common.java.TopLevel;
import sphericalknight.lesson.Cell;
import sphericalknight.lesson.Notebook;

/** Rules for code cells, so that the same code runs on every kernel and compiles in a class. */
final class CodeRules {
    /** Matches a line that starts with % or !, which a kernel may rewrite before the compiler sees it, even inside a text block. */
    private static final Pattern MAGIC = Pattern.compile("^\\s*([%!].*)$", Pattern.MULTILINE);

    private static final Pattern MARKUP =
            Pattern.compile("<(img|svg|div|span|table|p|br|b|i|h[1-6]|a|script|style)\\b|text/html|image/svg");
    /** The modifiers that a kernel ignores outside types, where they would be misleading. */
    private static final Set<String> IGNORED = Set.of("public", "protected", "private", "final", "static");

    static final List<Rule> ALL = List.of(
            notebook("imports-first", Imports::first),
            notebook("imports-named", Imports::named),
            code("no-magics", CodeRules::magics).beforeRunning(),
            forbidden(
                            "no-exit",
                            "\\bSystem\\s*\\.\\s*exit\\b|\\bRuntime\\b.*\\.\\s*(exit|halt)\\b",
                            "%s ends the kernel",
                            "throw an exception or let the cell end")
                    .beforeRunning(),
            forbidden(
                            "no-exit",
                            "\\bSystem\\s*\\.\\s*(in|console)\\b|\\bnew\\s+Scanner\\b",
                            "%s waits for typing, and nobody types",
                            "put the value into a variable")
                    .beforeRunning(),
            // Names that only the kernel provides are forbidden: lessons also run on JJava, in jshell and in a class.
            forbidden(
                    "kernel-stays-hidden",
                    "(?<![.\\w])(display|render|updateDisplay)\\s*\\(",
                    "%s...) is a function of the kernel",
                    "let the picture be the last expression, or call show(...)"),
            forbidden(
                    "kernel-stays-hidden",
                    "(?<![.\\w])printf\\s*\\(",
                    "%s...) without System.out is a function of the kernel",
                    "write System.out.printf"),
            forbidden(
                    "kernel-stays-hidden",
                    "\\bgetKernelInstance\\b|\\b(lineMagic|cellMagic)\\b|(?<![.\\w])(kernel|eval)\\s*\\(",
                    "%s reaches into the kernel",
                    "leave the kernel alone"),
            forbidden(
                    "kernel-stays-hidden",
                    "\\bio\\.github\\.spencerpark\\b|\\borg\\.dflib\\.jjava\\b",
                    "%s is a package of the kernel",
                    "import nothing of it"),
            // The likeliest uses of later Java versions; running on a JDK 17 finds the rest.
            forbidden(
                    "java-17",
                    "\\bMath\\.clamp\\b|\\bIO\\.print(ln)?\\b|\\bimport\\s+module\\b|\\b(Long|Integer)\\.(compress|expand)\\b"
                            + "|\\bThread\\.ofVirtual\\b|\\bStringTemplate\\b|\\bcase\\s+[A-Z]\\w*\\s+[a-z]\\w*\\s*(->|when\\b)"
                            + "|\\bcase\\s+[A-Z]\\w*\\s*\\(",
                    "%s needs a Java newer than 17",
                    "write it with the language and library of Java 17"),
            sameEveryTime(
                    "\\bSystem\\.(nanoTime|currentTimeMillis)\\b|\\b(Instant|LocalTime|LocalDate|LocalDateTime)\\.now\\b",
                    "tag the cell \"timing\", or leave the clock out"),
            sameEveryTime(
                    "\\bnew\\s+(Random|SplittableRandom)\\s*\\(\\s*\\)|\\bMath\\.random\\b|\\bThreadLocalRandom\\b"
                            + "|\\bUUID\\.randomUUID\\b",
                    "draw from a generator with a seed, such as new Random(1)"),
            sameEveryTime("\\bidentityHashCode\\b", "show something that belongs to the value"),
            code("no-markup", CodeRules::markup),
            notebook("types-once", CodeRules::typesOnce),
            notebook("answer-cells", AnswerCells::check),
            code("no-top-modifiers", CodeRules::topModifiers));

    private CodeRules() {}

    /**
     * Creates a rule against code whose result differs on each run because it reads a clock, an unseeded random source or an identity
     * hash code. Such code is allowed in cells tagged {@code timing}, whose output is not stored.
     */
    private static Rule sameEveryTime(String regex, String cure) {
        return forbidden(
                "same-every-time", cell -> !cell.has(Cell.TIMING), regex, "%s gives another value on each run", cure);
    }

    private static void magics(Cell cell, Findings findings) {
        Matcher magic = MAGIC.matcher(cell.source());
        if (magic.find()) {
            findings.add(
                    cell,
                    "the line \"" + magic.group(1).strip() + "\" is a magic of the kernel, not Java",
                    "use Java only, and end the line before with a remainder operator instead of starting this one with it");
        }
    }

    /** Finds cells that write HTML or SVG by hand; pictures come from the course's picture types. */
    private static void markup(Cell cell, Findings findings) {
        for (Token token : JavaTokens.code(cell.source())) {
            Matcher markup = MARKUP.matcher(token.kind() == Token.Kind.STRING ? token.text() : "");
            if (markup.find()) {
                findings.add(
                        cell,
                        "a string holds markup (" + markup.group() + ")",
                        "use board(...), strip(...) or another picture of the course");
                return;
            }
        }
    }

    /** Finds types that are declared twice: the second declaration deletes every variable of that type. */
    private static void typesOnce(Notebook notebook, Findings findings) {
        Map<String, Cell> seen = new HashMap<>();
        for (Cell cell : notebook.codeCells()) {
            for (TopLevel.Type declared : TopLevel.of(cell.source()).types()) {
                String type = declared.name();
                Cell first = seen.putIfAbsent(type, cell);
                if (first != null) {
                    findings.add(
                            cell,
                            type + " is already declared in " + first.place()
                                    + "; declaring it again deletes its variables",
                            "give the better version a new name, or replace a method");
                }
            }
        }
    }

    private static void topModifiers(Cell cell, Findings findings) {
        List<Token> tokens = TopLevel.tokens(cell.source());
        for (int i = 0; i < tokens.size(); i++) {
            boolean inImport = i > 0 && tokens.get(i - 1).is("import");
            if (!inImport && IGNORED.contains(tokens.get(i).text())) {
                findings.add(
                        cell,
                        "\"" + tokens.get(i).text() + "\" stands outside every type (line "
                                + tokens.get(i).line() + "), where the kernel ignores it",
                        "leave it out");
                return;
            }
        }
    }
}
