package sphericalknight.common.java;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sphericalknight.common.java.Token.Kind;

/** Cuts Java source into tokens. It never fails: a character it does not know is a sign. */
public final class JavaTokens {
    private static final Set<String> KEYWORDS =
            Set.of(("abstract assert boolean break byte case catch char class continue default do double else enum"
                            + " extends final finally float for if implements import instanceof int interface long native"
                            + " new package private protected public record return sealed permits short static strictfp"
                            + " super switch synchronized this throw throws transient try var void volatile while yield"
                            + " true false null")
                    .split(" "));

    private static final Pattern PIECE = Pattern.compile("(?<space>\\s+)"
            + "|(?<comment>//[^\\n]*|/\\*(?s:.*?)(?:\\*/|\\z))"
            + "|(?<string>\"\"\"(?s:[^\\\\\"]++|\\\\.|\"(?!\"\"))*+(?:\"\"\"|\\z)"
            + "|\"(?:[^\"\\\\\\n]++|\\\\.)*+\"?|'(?:[^'\\\\\\n]++|\\\\.)*+'?)"
            + "|(?<number>0[xX][0-9a-fA-F_]+[lL]?|0[bB][01_]+[lL]?|\\d[\\d_]*(?:\\.[\\d_]*)?(?:[eE][+-]?\\d+)?[lLfFdD]?)"
            + "|(?<annotation>@[\\p{L}_$][\\p{L}\\p{N}_$]*)"
            + "|(?<name>[\\p{L}_$][\\p{L}\\p{N}_$]*)"
            + "|(?<sign>(?s:.))");

    private JavaTokens() {}

    /** All tokens of {@code source}, blanks and comments too. */
    public static List<Token> all(String source) {
        List<Token> tokens = new ArrayList<>();
        Matcher piece = PIECE.matcher(source);
        int line = 1;
        while (piece.find()) {
            tokens.add(new Token(kind(piece), piece.group(), line));
            line += (int) piece.group().chars().filter(c -> c == '\n').count();
        }
        return tokens;
    }

    /** The tokens that the compiler sees: neither blanks nor comments. */
    public static List<Token> code(String source) {
        return all(source).stream().filter(Token::isCode).toList();
    }

    /** {@code source} with comments and the insides of strings blanked, so that a search finds code only. */
    public static String bare(String source) {
        StringBuilder bare = new StringBuilder();
        for (Token token : all(source)) {
            switch (token.kind()) {
                case COMMENT -> bare.append(token.text().replaceAll("[^\\n]", " "));
                case STRING -> bare.append(token.text().replaceAll("[^\\n\"']", " "));
                default -> bare.append(token.text());
            }
        }
        return bare.toString();
    }

    private static Kind kind(Matcher piece) {
        if (piece.group("space") != null) {
            return Kind.SPACE;
        } else if (piece.group("comment") != null) {
            return Kind.COMMENT;
        } else if (piece.group("string") != null) {
            return Kind.STRING;
        } else if (piece.group("number") != null) {
            return Kind.NUMBER;
        } else if (piece.group("annotation") != null) {
            return piece.group().equals("@interface") ? Kind.KEYWORD : Kind.ANNOTATION;
        } else if (piece.group("name") != null) {
            return KEYWORDS.contains(piece.group()) ? Kind.KEYWORD : Kind.NAME;
        }
        return Kind.SIGN;
    }
}
