package sphericalknight.exercise.answer;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sphericalknight.common.java.JavaTokens;
import sphericalknight.common.java.Token;
import sphericalknight.common.java.Token.Kind;

/**
 * Finds what Java does not accept in code pasted from a chat, a PDF, a word processor or a merge: curly quotation marks, no-break spaces,
 * invisible characters and the like. Such characters in comments and strings are left alone.
 */
public final class PastedText {
    private static final Pattern BAD_ESCAPE = Pattern.compile("(?<!\\\\)(?:\\\\\\\\)*(\\\\u+)(?![0-9a-fA-F]{4})");
    private static final Pattern MERGE = Pattern.compile("(?m)^(<{7}|={7}|>{7}|\\|{7})(?=\\s|$)");

    private static final String SPACES =
            "\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000\u0085\u2028\u2029";
    private static final String DOUBLE_QUOTES = "\u201c\u201d\u201e\u201f\u2033\u301d\u301e";
    private static final String SINGLE_QUOTES = "\u2018\u2019\u201a\u201b\u2032\u00b4`";
    private static final String DASHES = "\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe63";

    /** Characters that stand for operators, each followed by what to type. */
    private static final List<String> OPERATORS = List.of(
            "\u00ab<<",
            "\u00bb>>",
            "\u226a<<",
            "\u226b>>",
            "\u22d9>>>",
            "\u00d7*",
            "\u22c5*",
            "\u00b7*",
            "\u2217*",
            "\u00f7/",
            "\u2215/",
            "\u2044/",
            "\u2264<=",
            "\u2265>=",
            "\u2260!=",
            "\u2261==",
            "\u2192->",
            "\u2026...",
            "\u00ac!",
            "\u2227&",
            "\u2228|",
            "\u2295^",
            "\u223c~",
            "\u02dc~",
            "\u02c6^");

    private PastedText() {}

    /**
     * Returns the first such place in {@code source}, with a sentence on what to type instead; empty if there is none. A name with letters
     * that look like others is such a place, too, although Java accepts it: ask only about code that does not compile.
     */
    public static Optional<CompileError> firstIn(String source) {
        return firstIn(source, JavaTokens.all(source));
    }

    /** Returns the first place in {@code source} that can never be Java, with a sentence on what to type instead. */
    public static Optional<CompileError> neverJava(String source) {
        return firstIn(
                source,
                JavaTokens.all(source).stream()
                        .filter(token -> token.kind() != Kind.NAME)
                        .toList());
    }

    private static Optional<CompileError> firstIn(String source, List<Token> tokens) {
        Optional<CompileError> merge = matches(MERGE, source).stream()
                .filter(at -> tokens.stream().anyMatch(token -> token.start() == at && token.kind() == Kind.SIGN))
                .findFirst()
                .map(at -> error(
                        source,
                        at,
                        7,
                        "This line is the mark of a merge conflict: keep one of the two versions between <<<<<<< and >>>>>>>, and"
                                + " delete the lines with the marks."));
        Optional<CompileError> escape = matches(BAD_ESCAPE, source).stream()
                .findFirst()
                .map(at -> error(
                        source,
                        at,
                        2,
                        "Java reads \\u as the beginning of the number of a character, such as \\u00e9, even in a comment: write / for"
                                + " the \\, or leave the \\ out."));
        return merge.or(() -> escape)
                .or(() -> tokens.stream()
                        .flatMap(token -> in(token, source).stream())
                        .findFirst());
    }

    private static List<Integer> matches(Pattern pattern, String source) {
        List<Integer> starts = new ArrayList<>();
        Matcher matcher = pattern.matcher(source);
        while (matcher.find()) {
            starts.add(matcher.start(1));
        }
        return starts;
    }

    private static Optional<CompileError> in(Token token, String source) {
        if (token.kind() == Kind.SIGN && source.startsWith("```", token.start())) {
            return Optional.of(
                    error(
                            source,
                            token.start(),
                            3,
                            "Three backticks mark code in a chat or in Markdown and are not Java: delete the lines with them."));
        }
        if (source.startsWith("\\u", token.start())) {
            return Optional.empty(); // the number of a character, which Java reads anywhere
        }
        boolean isUnclosed = token.kind() == Kind.STRING
                && (token.text().length() == 1
                        || token.text().charAt(0)
                                != token.text().charAt(token.text().length() - 1));
        for (int i = 0;
                i < token.text().length();
                i += Character.charCount(token.text().codePointAt(i))) {
            int c = token.text().codePointAt(i);
            Optional<String> sentence = token.kind() == Kind.SIGN
                    ? sign(c)
                    : token.kind() == Kind.NAME
                            ? letter(c, token.text())
                            : isUnclosed && (DOUBLE_QUOTES + SINGLE_QUOTES).indexOf(c) >= 0
                                    ? sign(c)
                                    : Optional.empty();
            if (sentence.isPresent()) {
                return Optional.of(error(source, token.start() + i, Character.charCount(c), sentence.get()));
            }
        }
        return Optional.empty();
    }

    private static Optional<String> sign(int c) {
        String shown = Character.toString(c);
        if (SPACES.indexOf(c) >= 0) {
            return Optional.of("This looks like a space but is another character (" + number(c)
                    + "), often found in text from web pages and PDFs: delete it and press the space bar.");
        }
        if (Character.getType(c) == Character.FORMAT) {
            return Optional.of("Here is an invisible character (" + number(c)
                    + "), often found in text from web pages and chats: delete it, or type the line again.");
        }
        if (DOUBLE_QUOTES.indexOf(c) >= 0) {
            return Optional.of(instead("a curly quotation mark", c, "\""));
        }
        if (SINGLE_QUOTES.indexOf(c) >= 0) {
            return Optional.of(instead("another quotation mark", c, "'"));
        }
        if (DASHES.indexOf(c) >= 0) {
            return Optional.of(instead("a dash or a printed minus", c, "-"));
        }
        if (isFullWidth(c)) {
            return Optional.of(instead("a full-width character", c, Character.toString(c - 0xfee0)));
        }
        for (String operator : OPERATORS) {
            if (operator.startsWith(shown)) {
                return Optional.of(instead("a printed sign", c, operator.substring(1)));
            }
        }
        if (c == '#') {
            return Optional.of("# means nothing in Java: write // in front of a comment.");
        }
        boolean isJava = c < 0x80 && c != '\\' || Character.isJavaIdentifierPart(c);
        return isJava
                ? Optional.empty()
                : Optional.of("Java does not know the character " + shown + " (" + number(c) + "): delete it.");
    }

    /** A letter that looks like another one: full-width, or Greek or Cyrillic among Latin letters. */
    private static Optional<String> letter(int c, String name) {
        if (isFullWidth(c)) {
            return sign(c);
        }
        boolean isForeign = c >= 0x370 && c < 0x530 && name.matches(".*[A-Za-z].*");
        return isForeign
                ? Optional.of("The letter " + Character.toString(c) + " (" + number(c) + ") in " + name
                        + " is Greek or Cyrillic, though it may look Latin: type the word again.")
                : Optional.empty();
    }

    private static boolean isFullWidth(int c) {
        return c >= 0xff01 && c <= 0xff5e;
    }

    private static String instead(String what, int c, String key) {
        return "This is " + what + " (" + Character.toString(c) + ", " + number(c)
                + "), which Java does not know: type " + key + " instead.";
    }

    private static String number(int c) {
        String digits = Integer.toHexString(c).toUpperCase();
        return "U+" + "0".repeat(Math.max(0, 4 - digits.length())) + digits;
    }

    private static CompileError error(String source, int at, int length, String sentence) {
        String before = source.substring(0, at);
        String[] lines = before.split("\r?\n|\r", -1);
        int column = lines[lines.length - 1].length() + 1;
        String line = source.split("\r?\n|\r", -1)[lines.length - 1];
        return new CompileError(CompileError.Kind.OTHER, lines.length, column, column + length, sentence, line);
    }
}
