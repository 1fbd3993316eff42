package sphericalknight.common.java;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** What a cell says outside every bracket: its imports, declared types and modifiers. */
public final class TopLevel {
    private static final Set<String> TYPE_WORDS = Set.of("class", "interface", "enum", "record", "@interface");

    private TopLevel() {}

    /** The tokens outside all brackets; the brackets themselves are left out. */
    public static List<Token> tokens(String source) {
        List<Token> outside = new ArrayList<>();
        int depth = 0;
        for (Token token : JavaTokens.code(source)) {
            switch (token.text()) {
                case "{", "(", "[" -> depth++;
                case "}", ")", "]" -> depth--;
                default -> {
                    if (depth == 0) {
                        outside.add(token);
                    }
                }
            }
        }
        return outside;
    }

    /** The names of the types declared outside all brackets. */
    public static List<String> types(String source) {
        List<String> types = new ArrayList<>();
        List<Token> tokens = tokens(source);
        for (int i = 0; i + 1 < tokens.size(); i++) {
            boolean named = tokens.get(i + 1).kind() == Token.Kind.NAME;
            boolean member = i > 0 && tokens.get(i - 1).is(".");
            if (named && !member && TYPE_WORDS.contains(tokens.get(i).text())) {
                types.add(tokens.get(i + 1).text());
            }
        }
        return types;
    }

    /** The import declarations, without the word and the semicolon: "java.util.List", "static a.B.*". */
    public static List<String> imports(String source) {
        List<String> imports = new ArrayList<>();
        StringBuilder current = null;
        for (Token token : tokens(source)) {
            if (token.is("import")) {
                current = new StringBuilder();
            } else if (token.is(";") && current != null) {
                imports.add(current.toString());
                current = null;
            } else if (current != null) {
                current.append(token.text()).append(token.is("static") ? " " : "");
            }
        }
        return imports;
    }
}
