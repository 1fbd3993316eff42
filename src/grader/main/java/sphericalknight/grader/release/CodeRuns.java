package sphericalknight.grader.release;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import sphericalknight.common.java.JavaTokens;
import sphericalknight.common.java.Token;

/**
 * Finds runs of {@value #LENGTH} tokens of Java code, with every name replaced by the same placeholder, so that renaming, comments and
 * layout do not hide a copy. Only runs with at least four numbers or arithmetic operators count, because calls and declarations look
 * alike everywhere.
 */
final class CodeRuns {
    static final int LENGTH = 20;
    private static final int LEAST_ARITHMETIC = 4;

    private CodeRuns() {}

    /** Returns all runs in {@code source} that count, each as its tokens joined by spaces. */
    static Set<String> of(String source) {
        List<String> tokens = new ArrayList<>();
        List<Boolean> arithmetic = new ArrayList<>();
        for (Token token : JavaTokens.code(source)) {
            tokens.add(normal(token));
            arithmetic.add(token.kind() == Token.Kind.NUMBER
                    || token.kind() == Token.Kind.SIGN && "+-*/%&|^~".contains(token.text()));
        }
        Set<String> runs = new HashSet<>();
        for (int i = 0; i + LENGTH <= tokens.size(); i++) {
            long count =
                    arithmetic.subList(i, i + LENGTH).stream().filter(is -> is).count();
            if (count >= LEAST_ARITHMETIC) {
                runs.add(String.join(" ", tokens.subList(i, i + LENGTH)));
            }
        }
        return runs;
    }

    private static String normal(Token token) {
        return switch (token.kind()) {
            case NAME -> "n";
            case STRING -> "s";
            case NUMBER -> token.text().replaceAll("[_lL]", "").toLowerCase(Locale.ROOT);
            default -> token.text();
        };
    }
}
