package sphericalknight.common.java;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import sphericalknight.common.java.Token.Kind;

/**
 * The top-level declarations of a file or a cell: its package, imports and types, with their positions. They are found in time linear in
 * the number of tokens. Parsing never fails: an unclosed construct ends at the end of the source.
 */
public final class TopLevel {
    private static final Set<String> TYPE_WORDS = Set.of("class", "interface", "enum", "record", "@interface");
    private static final Set<String> TYPE_MODIFIERS =
            Set.of("public", "abstract", "final", "strictfp", "sealed", "private", "protected", "static");

    private final List<Token> tokens;
    private final int[] openings;
    private final List<Type> types = new ArrayList<>();
    private final List<Import> imports = new ArrayList<>();
    private String packageName = "";

    /**
     * A top-level type.
     *
     * @param name its simple name
     * @param tokens its tokens without white space and comments, from its first modifier or annotation to its closing brace
     */
    public record Type(String name, List<Token> tokens) {
        /** Returns the index of the type's first character in the source. */
        public int start() {
            return tokens.get(0).start();
        }

        /** Returns the index after the type's last character. */
        public int end() {
            return tokens.get(tokens.size() - 1).end();
        }
    }

    /**
     * An import declaration.
     *
     * @param what the imported name, such as {@code java.util.List} or {@code static java.lang.Math.*}
     * @param start the index of its first character in the source
     * @param end the index after its semicolon, which may be missing at the end of a cell
     */
    public record Import(String what, int start, int end) {
        /** Returns the simple name that is imported; {@code *} for all names. */
        public String simpleName() {
            return what.substring(what.lastIndexOf('.') + 1);
        }

        /** Returns whether this is a static import. */
        public boolean isStatic() {
            return what.startsWith("static ");
        }
    }

    private TopLevel(List<Token> tokens) {
        this.tokens = tokens;
        this.openings = openings(tokens);
        scan();
    }

    /** Returns the declarations of {@code source}. */
    public static TopLevel of(String source) {
        return new TopLevel(JavaTokens.code(source));
    }

    /** Returns the types in source order; a name may occur twice. */
    public List<Type> types() {
        return types;
    }

    /** Returns the imports in source order. */
    public List<Import> imports() {
        return imports;
    }

    /** Returns the name of the package; "" if there is none. */
    public String packageName() {
        return packageName;
    }

    /** Returns whether {@code token} is a word that declares a type: class, interface, enum, record or @interface. */
    public static boolean isTypeWord(Token token) {
        return TYPE_WORDS.contains(token.text());
    }

    private void scan() {
        int depth = 0;
        int i = 0;
        while (i < tokens.size()) {
            Token token = tokens.get(i);
            int next = i + 1;
            if (token.is("{")) {
                depth++;
            } else if (token.is("}")) {
                depth = Math.max(0, depth - 1);
            } else if (depth == 0 && token.is("import")) {
                next = importAt(i);
            } else if (depth == 0 && token.is("package") && packageName.isEmpty()) {
                packageName = joined(i + 1, behindName(i + 1));
            } else if (depth == 0 && isType(i)) {
                next = behindBody(i);
                types.add(new Type(tokens.get(i + 1).text(), tokens.subList(modifiersBefore(i), next)));
            }
            i = next;
        }
    }

    private boolean isType(int i) {
        return isTypeWord(tokens.get(i))
                && i + 1 < tokens.size()
                && tokens.get(i + 1).kind() == Kind.NAME
                && (i == 0 || !tokens.get(i - 1).is("."));
    }

    private int importAt(int i) {
        int last = behindName(i + 1);
        boolean isEnded = last < tokens.size() && tokens.get(last).is(";");
        if (last == i + 1 || !isEnded && last < tokens.size()) {
            return i + 1;
        }
        int end = tokens.get(isEnded ? last : last - 1).end();
        imports.add(new Import(joined(i + 1, last), tokens.get(i).start(), end));
        return isEnded ? last + 1 : last;
    }

    /** The index of the first token at or after {@code i} that is not part of a dotted name. */
    private int behindName(int i) {
        int at = i;
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
        for (Token token : tokens.subList(from, to)) {
            name.append(token.text()).append(token.is("static") ? " " : "");
        }
        return name.toString();
    }

    /** The index of the first of the modifiers and annotations directly before {@code i}; {@code i} if there are none. */
    private int modifiersBefore(int i) {
        int first = i;
        while (first > 0) {
            Token before = tokens.get(first - 1);
            int opening = openings[first - 1];
            if (TYPE_MODIFIERS.contains(before.text()) || before.kind() == Kind.ANNOTATION) {
                first--;
            } else if (opening > 0 && tokens.get(opening - 1).kind() == Kind.ANNOTATION) {
                first = opening - 1;
            } else {
                return first;
            }
        }
        return first;
    }

    /** The index of the token after the body of the type at {@code i}; the number of tokens if nothing closes the body. */
    private int behindBody(int i) {
        int depth = 0;
        for (int at = i; at < tokens.size(); at++) {
            if (tokens.get(at).is("{")) {
                depth++;
            } else if (tokens.get(at).is("}") && --depth <= 0) {
                return at + 1;
            }
        }
        return tokens.size();
    }

    /** For each closing parenthesis, the index of the matching opening one; -1 for all other tokens, and if there is no match. */
    private static int[] openings(List<Token> tokens) {
        int[] openings = new int[tokens.size()];
        Arrays.fill(openings, -1);
        Deque<Integer> open = new ArrayDeque<>();
        for (int i = 0; i < openings.length; i++) {
            if (tokens.get(i).is("(")) {
                open.push(i);
            } else if (tokens.get(i).is(")") && !open.isEmpty()) {
                openings[i] = open.pop();
            }
        }
        return openings;
    }
}
