package sphericalknight.grader.submission;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import sphericalknight.common.java.JavaTokens;
import sphericalknight.common.java.Token;
import sphericalknight.common.java.Token.Kind;

/**
 * The types and imports that a piece of source declares outside all braces, and where they stand. It never fails: what does not close ends
 * where the source ends.
 */
final class Declarations {
    private static final Set<String> TYPE_WORDS = Set.of("class", "interface", "enum", "record", "@interface");
    private static final Set<String> TYPE_MODIFIERS =
            Set.of("public", "abstract", "final", "strictfp", "sealed", "private", "protected", "static");

    private final List<Token> tokens = new ArrayList<>();
    private final List<Integer> starts = new ArrayList<>();
    private final List<Type> types = new ArrayList<>();
    private final List<Import> imports = new ArrayList<>();
    private String packageName = "";

    /**
     * A type.
     *
     * @param name its simple name
     * @param start where its first modifier or annotation starts, as an index into the source
     * @param end behind its closing brace
     */
    record Type(String name, int start, int end) {}

    /**
     * An import.
     *
     * @param what for example {@code java.util.List} or {@code static java.lang.Math.*}
     */
    record Import(String what, int start, int end) {
        /** The name that it brings, {@code *} for all. */
        String simpleName() {
            return what.substring(what.lastIndexOf('.') + 1);
        }

        boolean isStatic() {
            return what.startsWith("static ");
        }
    }

    private Declarations(String source) {
        int at = 0;
        for (Token token : JavaTokens.all(source)) {
            if (token.isCode()) {
                tokens.add(token);
                starts.add(at);
            }
            at += token.text().length();
        }
        starts.add(source.length());
        scan();
    }

    static Declarations in(String source) {
        return new Declarations(source);
    }

    /** In the order of the source; a name may be there twice. */
    List<Type> types() {
        return types;
    }

    /** In the order of the source. */
    List<Import> imports() {
        return imports;
    }

    /** What stands behind the word package, "" without one. */
    String packageName() {
        return packageName;
    }

    private void scan() {
        int depth = 0;
        int i = 0;
        while (i < tokens.size()) {
            Token token = tokens.get(i);
            if (token.is("{")) {
                depth++;
            } else if (token.is("}")) {
                depth = Math.max(0, depth - 1);
            } else if (depth == 0 && token.is("import")) {
                i = importAt(i);
                continue;
            } else if (depth == 0 && token.is("package") && packageName.isEmpty()) {
                packageName = joined(i + 1, semicolon(i));
            } else if (depth == 0 && isType(i)) {
                int last = closingBrace(i);
                types.add(new Type(tokens.get(i + 1).text(), starts.get(modifiersBefore(i)), end(last)));
                i = last + 1;
                continue;
            }
            i++;
        }
    }

    /** Whether {@code token} can start a declaration: class, interface, enum, record. */
    static boolean isTypeWord(Token token) {
        return TYPE_WORDS.contains(token.text());
    }

    private boolean isType(int i) {
        return isTypeWord(tokens.get(i))
                && i + 1 < tokens.size()
                && tokens.get(i + 1).kind() == Kind.NAME
                && (i == 0 || !tokens.get(i - 1).is("."));
    }

    private int importAt(int i) {
        int semicolon = semicolon(i);
        boolean isWhole = semicolon < tokens.size() && tokens.get(semicolon).is(";");
        if (isWhole) {
            imports.add(new Import(joined(i + 1, semicolon), starts.get(i), end(semicolon)));
        }
        return isWhole ? semicolon + 1 : i + 1;
    }

    /** The first token behind {@code i} that belongs to no dotted name. */
    private int semicolon(int i) {
        int at = i + 1;
        while (at < tokens.size() && partOfName(tokens.get(at))) {
            at++;
        }
        return at;
    }

    private static boolean partOfName(Token token) {
        return token.kind() == Kind.NAME || token.is(".") || token.is("*") || token.is("static") || token.is("record");
    }

    private String joined(int from, int to) {
        StringBuilder name = new StringBuilder();
        for (Token token : tokens.subList(Math.min(from, tokens.size()), Math.min(to, tokens.size()))) {
            name.append(token.text()).append(token.is("static") ? " " : "");
        }
        return name.toString();
    }

    /** The first token of the modifiers and annotations before {@code i}. */
    private int modifiersBefore(int i) {
        int first = i;
        while (first > 0) {
            Token before = tokens.get(first - 1);
            if (TYPE_MODIFIERS.contains(before.text()) || before.kind() == Kind.ANNOTATION) {
                first--;
            } else if (before.is(")") && annotationOf(first - 1) >= 0) {
                first = annotationOf(first - 1);
            } else {
                return first;
            }
        }
        return first;
    }

    /** The annotation whose arguments end at {@code closing}, -1 if that bracket closes something else. */
    private int annotationOf(int closing) {
        int depth = 0;
        for (int i = closing; i >= 0; i--) {
            depth += tokens.get(i).is(")") ? 1 : tokens.get(i).is("(") ? -1 : 0;
            if (depth == 0) {
                return i > 0 && tokens.get(i - 1).kind() == Kind.ANNOTATION ? i - 1 : -1;
            }
        }
        return -1;
    }

    /** The token that closes the body of the type at {@code i}, the last one of all if nothing does. */
    private int closingBrace(int i) {
        int depth = 0;
        for (int at = i; at < tokens.size(); at++) {
            if (tokens.get(at).is("{")) {
                depth++;
            } else if (tokens.get(at).is("}") && --depth <= 0) {
                return at;
            }
        }
        return tokens.size() - 1;
    }

    private int end(int token) {
        return starts.get(token) + tokens.get(token).text().length();
    }
}
