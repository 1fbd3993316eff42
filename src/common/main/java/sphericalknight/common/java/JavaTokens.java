package sphericalknight.common.java;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import sphericalknight.common.java.Token.Kind;

/**
 * Splits Java source into tokens in one linear pass. It never fails: an unclosed literal ends at the end of its line or of the source, and
 * an unknown character becomes an operator token.
 */
public final class JavaTokens {
    private static final Set<String> KEYWORDS =
            Set.of(("abstract assert boolean break byte case catch char class continue default do double else enum"
                            + " extends final finally float for if implements import instanceof int interface long native"
                            + " new package private protected public record return sealed permits short static strictfp"
                            + " super switch synchronized this throw throws transient try var void volatile while yield"
                            + " true false null")
                    .split(" "));

    private static final String TEXT_BLOCK = "\"\"\"";

    private final String source;
    private final List<Token> tokens = new ArrayList<>();
    private int at;

    private JavaTokens(String source) {
        this.source = source;
    }

    /** Returns all tokens of {@code source}, including white space and comments. */
    public static List<Token> all(String source) {
        JavaTokens scanner = new JavaTokens(source);
        scanner.scan();
        return scanner.tokens;
    }

    /** Returns the tokens of {@code source} that the compiler sees, that is, all except white space and comments. */
    public static List<Token> code(String source) {
        return all(source).stream().filter(Token::isCode).toList();
    }

    /**
     * Returns {@code source} with comments and the contents of strings replaced by spaces, so that a search of the result finds only code.
     */
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

    private void scan() {
        while (at < source.length()) {
            int start = at;
            Kind kind = next();
            String text = source.substring(start, at);
            tokens.add(new Token(kindOf(kind, text), text, start));
        }
    }

    /** Advances past the next token and returns its kind. */
    private Kind next() {
        int first = point(at);
        if (isSpace(first)) {
            skip(JavaTokens::isSpace);
            return Kind.SPACE;
        } else if (starts("//")) {
            skip(c -> !isLineEnd(c));
            return Kind.COMMENT;
        } else if (starts("/*")) {
            at += 2;
            skipBehind("*/");
            return Kind.COMMENT;
        } else if (starts(TEXT_BLOCK)) {
            at += TEXT_BLOCK.length();
            skipBehind(TEXT_BLOCK);
            return Kind.STRING;
        } else if (first == '"' || first == '\'') {
            at++;
            quoted(first);
            return Kind.STRING;
        } else if (isDigit(first)) {
            skip(c -> isNamePart(c) || c == '.'); // 1e-5 becomes three tokens, which nobody minds
            return Kind.NUMBER;
        }
        at += Character.charCount(first);
        if (first == '@' && at < source.length() && isNameStart(point(at))) {
            skip(JavaTokens::isNamePart);
            return Kind.ANNOTATION;
        } else if (isNameStart(first)) {
            skip(JavaTokens::isNamePart);
            return Kind.NAME;
        }
        return Kind.SIGN;
    }

    private static Kind kindOf(Kind kind, String text) {
        boolean isKeyword = kind == Kind.NAME && KEYWORDS.contains(text) || text.equals("@interface");
        return isKeyword ? Kind.KEYWORD : kind;
    }

    /** Reads a string or character literal up to its closing quote or the end of the line. */
    private void quoted(int quote) {
        while (at < source.length() && !isLineEnd(source.charAt(at))) {
            char c = source.charAt(at++);
            if (c == quote) {
                return;
            } else if (c == '\\' && at < source.length() && !isLineEnd(source.charAt(at))) {
                at++;
            }
        }
    }

    /** Advances past {@code end}, or to the end of the source if {@code end} is missing. */
    private void skipBehind(String end) {
        boolean hasEscapes = end.equals(TEXT_BLOCK);
        while (at < source.length()) {
            if (starts(end)) {
                at += end.length();
                return;
            }
            at += hasEscapes && source.charAt(at) == '\\' ? 2 : 1;
        }
        at = source.length();
    }

    private boolean starts(String text) {
        return source.startsWith(text, at);
    }

    private void skip(IntPredicate wanted) {
        while (at < source.length() && wanted.test(point(at))) {
            at += Character.charCount(point(at));
        }
    }

    private int point(int index) {
        return source.codePointAt(index);
    }

    private static boolean isSpace(int c) {
        return c == ' ' || c >= '\t' && c <= '\r';
    }

    private static boolean isLineEnd(int c) {
        return c == '\n' || c == '\r';
    }

    private static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }

    private static boolean isNameStart(int c) {
        return Character.isLetter(c) || c == '_' || c == '$';
    }

    private static boolean isNamePart(int c) {
        int kind = Character.getType(c);
        return isNameStart(c)
                || kind == Character.DECIMAL_DIGIT_NUMBER
                || kind == Character.LETTER_NUMBER
                || kind == Character.OTHER_NUMBER;
    }
}
