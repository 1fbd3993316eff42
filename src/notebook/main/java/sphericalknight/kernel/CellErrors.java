package sphericalknight.kernel;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import jdk.jshell.DeclarationSnippet;
import jdk.jshell.Diag;
import jdk.jshell.JShell;
import jdk.jshell.Snippet;
import jdk.jshell.TypeDeclSnippet;
import sphericalknight.common.java.JavaTokens;
import sphericalknight.common.java.Token;
import sphericalknight.exercise.answer.CompileError;
import sphericalknight.exercise.answer.PlainWords;
import sphericalknight.notebook.CellHistory;

/** Describes the errors in one cell: the line and column in the cell, and a sentence on the cause. */
final class CellErrors {
    private static final Pattern UNKNOWN = Pattern.compile("(?s)cannot find symbol.*?symbol:\\s+(\\w+) ([^\\s(]+).*");
    private static final Pattern UNRESOLVED = Pattern.compile("(\\w+) ([^\\s(]+).*");

    private final JShell shell;
    private final String cell;
    /** The index in the cell at which the search for the next part begins. */
    private int from;

    CellErrors(JShell shell, String cell) {
        this.shell = shell;
        this.cell = cell;
    }

    /** The reason why JShell rejects this part of the cell. */
    String rejected(Snippet part) {
        int start = startOf(part);
        List<Diag> errors = shell.diagnostics(part).filter(Diag::isError).toList();
        return errors.stream()
                .map(error -> UNKNOWN.matcher(error.getMessage(Locale.ENGLISH)))
                .filter(Matcher::matches)
                .flatMap(unknown -> CellHistory.broken(unknown.group(2)).stream())
                .findFirst()
                .orElseGet(() -> PlainWords.withoutConsequences(errors, Diag::getCode).stream()
                        .map(error -> {
                            int position = within(start + (int) error.getPosition());
                            return error(position, sentence(error, part, cell.substring(position)))
                                    .text();
                        })
                        .collect(Collectors.joining("\n")));
    }

    /** The messages about names that JShell cannot resolve in a declaration that it accepts nevertheless; "" if there are none. */
    String unresolved(DeclarationSnippet part) {
        int start = startOf(part);
        return shell.unresolvedDependencies(part)
                .map(UNRESOLVED::matcher)
                .filter(Matcher::matches)
                .map(names -> error(
                                start + placeOf(names.group(2), part.source()),
                                unknown(names.group(1), names.group(2), part))
                        .text())
                .collect(Collectors.joining("\n"));
    }

    /** The message for a cell that ends too early, in the middle of a statement or declaration. */
    String incomplete() {
        return error(cell.stripTrailing().length(), PlainWords.of("reached end of file while parsing"))
                .text();
    }

    private int startOf(Snippet part) {
        String text = part.source().strip();
        int start = cell.indexOf(text.endsWith(";") ? text.substring(0, text.length() - 1) : text, from);
        if (start < 0) {
            return 0;
        }
        from = start;
        return start - part.source().indexOf(text);
    }

    /** The index of the first occurrence of {@code name} in code, not in comments or strings; 0 if there is none. */
    private static int placeOf(String name, String source) {
        return JavaTokens.code(source).stream()
                .filter(token -> token.is(name))
                .mapToInt(Token::start)
                .findFirst()
                .orElse(0);
    }

    private CompileError error(int position, String sentence) {
        String before = cell.substring(0, within(position));
        int line = (int) before.chars().filter(c -> c == '\n').count() + 1;
        int column = before.length() - before.lastIndexOf('\n');
        String source = cell.lines().skip(line - 1L).findFirst().orElse("");
        return new CompileError(CompileError.Kind.OTHER, line, column, column + 1, sentence, source);
    }

    /** The nearest index in the cell: parts that JShell has changed are not found in it. */
    private int within(int position) {
        return Math.max(0, Math.min(position, cell.length()));
    }

    private String sentence(Diag error, Snippet part, String rest) {
        String message = error.getMessage(Locale.ENGLISH);
        Matcher unknown = UNKNOWN.matcher(message);
        return unknown.matches() ? unknown(unknown.group(1), unknown.group(2), part) : PlainWords.of(message, rest);
    }

    /** The message about an unknown name, with advice to run an earlier cell if that might help. */
    private String unknown(String kind, String name, Snippet part) {
        String found = "There is no " + kind + " " + name + " here";
        if (shell.imports().noneMatch(used -> used.fullname().startsWith("sphericalknight.notebook."))) {
            return found + ": run the first cell of the lesson, then the cells above this one, then this one.";
        }
        if (name.matches("My[A-Z]\\w*")) {
            return found + ": run the cell above, which defines it, then this one.";
        }
        String sentence = PlainWords.of("cannot find symbol symbol: " + kind + " " + name);
        if (!(part instanceof TypeDeclSnippet type)) {
            return PlainWords.inCell(sentence);
        }
        boolean isPermitted = JavaTokens.code(part.source()).stream().anyMatch(token -> token.is("permits"));
        return type.name().startsWith("My")
                ? sentence
                : sentence.replace(PlainWords.ALONE, "")
                        + (isPermitted ? " A sealed type and the types that it permits belong in one cell." : "");
    }
}
