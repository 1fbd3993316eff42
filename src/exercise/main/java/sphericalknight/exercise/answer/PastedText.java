package sphericalknight.exercise.answer;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import sphericalknight.common.java.JavaTokens;
import sphericalknight.common.java.Token;
import sphericalknight.common.java.Token.Kind;

/**
 * Finds characters that Java does not accept in code pasted from a chat, a PDF, a word processor or a merge: curly quotation marks,
 * no-break spaces, invisible characters and the like. Comments and strings may contain them.
 */
public final class PastedText {
    private static final Pattern MERGE = Pattern.compile("(?s)(<{7}|={7}|>{7}|\\|{7})(\\s.*)?");

    private static final String DOUBLE_QUOTES = "\u201c\u201d\u201e\u201f\u2033\u301d\u301e";
    private static final String SINGLE_QUOTES = "\u2018\u2019\u201a\u201b\u2032\u00b4";
    private static final char PRINTED_MINUS = '\u2212';

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
        return tokens.stream().flatMap(token -> in(token, source).stream()).findFirst();
    }

    private static Optional<CompileError> in(Token token, String source) {
        int start = token.start();
        boolean isSign = token.kind() == Kind.SIGN;
        boolean beginsLine = start == 0 || source.charAt(start - 1) == '\n';
        if (isSign && beginsLine && MERGE.matcher(source.substring(start)).matches()) {
            return Optional.of(error(
                    source,
                    start,
                    7,
                    "This line is the mark of a merge conflict: keep one of the two versions between <<<<<<< and >>>>>>>, and"
                            + " delete the lines with the marks."));
        }
        for (int i = 0; i < token.text().length() && (isSign || token.kind() == Kind.NAME); i++) {
            int c = token.text().codePointAt(i);
            Optional<String> sentence = isSign || isFullWidth(c) ? sign(c) : letter(c, token.text());
            if (sentence.isPresent()) {
                return Optional.of(error(source, start + i, Character.charCount(c), sentence.get()));
            }
        }
        return Optional.empty();
    }

    /** What to type instead of {@code c}; empty if Java may know it. */
    private static Optional<String> sign(int c) {
        int type = Character.getType(c);
        if (c < 0x80 || Character.isJavaIdentifierPart(c) && type != Character.FORMAT) {
            return Optional.empty();
        }
        if (type == Character.SPACE_SEPARATOR || type == Character.LINE_SEPARATOR) {
            return Optional.of("This looks like a space but is another character (" + number(c)
                    + "), often found in text from web pages and PDFs: delete it and press the space bar.");
        }
        if (type == Character.FORMAT) {
            return Optional.of("Here is an invisible character (" + number(c)
                    + "), often found in text from web pages and chats: delete it, or type the line again.");
        }
        if (DOUBLE_QUOTES.indexOf(c) >= 0) {
            return instead("a curly quotation mark", c, "\"");
        }
        if (SINGLE_QUOTES.indexOf(c) >= 0) {
            return instead("another quotation mark", c, "'");
        }
        if (type == Character.DASH_PUNCTUATION || c == PRINTED_MINUS) {
            return instead("a dash or a printed minus", c, "-");
        }
        return isFullWidth(c)
                ? instead("a full-width character", c, Character.toString(c - 0xfee0))
                : Optional.of("Java does not know the character " + Character.toString(c) + " (" + number(c)
                        + "): delete it, or type what it stands for, such as <= or *.");
    }

    /** A Greek or Cyrillic letter among Latin letters, which it may look like. */
    private static Optional<String> letter(int c, String name) {
        boolean isForeign = c >= 0x370 && c < 0x530 && name.matches(".*[A-Za-z].*");
        return isForeign
                ? Optional.of("The letter " + Character.toString(c) + " (" + number(c) + ") in " + name
                        + " is Greek or Cyrillic, though it may look Latin: type the word again.")
                : Optional.empty();
    }

    private static boolean isFullWidth(int c) {
        return c >= 0xff01 && c <= 0xff5e;
    }

    private static Optional<String> instead(String what, int c, String key) {
        return Optional.of("This is " + what + " (" + Character.toString(c) + ", " + number(c)
                + "), which Java does not know: type " + key + " instead.");
    }

    private static String number(int c) {
        String digits = Integer.toHexString(c).toUpperCase();
        return "U+" + "0".repeat(Math.max(0, 4 - digits.length())) + digits;
    }

    private static CompileError error(String source, int at, int length, String sentence) {
        String[] lines = source.substring(0, at).split("\r?\n|\r", -1);
        int column = lines[lines.length - 1].length() + 1;
        String line = source.split("\r?\n|\r", -1)[lines.length - 1];
        return new CompileError(CompileError.Kind.OTHER, lines.length, column, column + length, sentence, line);
    }
}
