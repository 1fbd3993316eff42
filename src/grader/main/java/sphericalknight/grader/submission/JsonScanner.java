package sphericalknight.grader.submission;

import java.io.IOException;
import java.io.Reader;

/**
 * Reads JSON that may be damaged, huge or deeply nested, in one pass and in constant memory. It uses neither recursion nor a tree, and
 * keeps a string only if requested, up to a limit. Commas and colons count as white space, and anything that is neither a bracket nor
 * a string counts as a word, so {@code NaN} and a surplus comma do no harm.
 */
final class JsonScanner {
    /** The kind of a token. */
    enum Sign {
        OBJECT,
        OBJECT_END,
        ARRAY,
        ARRAY_END,
        TEXT,
        WORD,
        END
    }

    private final Reader in;
    private final char[] buffer = new char[1 << 16];
    private int at;
    private int filled;
    private boolean textWaits;
    private boolean truncated;

    JsonScanner(Reader in) {
        this.in = in;
    }

    /** Reads the next token and returns its kind; text that was not requested is skipped. */
    Sign next() throws IOException {
        if (textWaits) {
            text(0);
        }
        while (true) {
            int c = read();
            switch (c) {
                case -1 -> {
                    return Sign.END;
                }
                case '{' -> {
                    return Sign.OBJECT;
                }
                case '}' -> {
                    return Sign.OBJECT_END;
                }
                case '[' -> {
                    return Sign.ARRAY;
                }
                case ']' -> {
                    return Sign.ARRAY_END;
                }
                case '"' -> {
                    textWaits = true;
                    return Sign.TEXT;
                }
                case ' ', '\t', '\r', '\n', ',', ':', '\uFEFF' -> {}
                default -> {
                    word();
                    return Sign.WORD;
                }
            }
        }
    }

    /**
     * Reads the text whose token was returned last, and returns its first {@code most} characters. As JSON requires, the text ends with
     * its line at the latest, so a missing quotation mark affects only one line.
     */
    String text(int most) throws IOException {
        textWaits = false;
        truncated = false;
        StringBuilder text = new StringBuilder();
        for (int c = read(); c != '"' && c != '\n' && c >= 0; c = read()) {
            int character = c == '\\' ? escaped() : c;
            if (text.length() < most) {
                text.append((char) character);
            } else {
                truncated = true;
            }
        }
        return text.toString();
    }

    /** Whether the last text was longer than requested. */
    boolean truncated() {
        return truncated;
    }

    /** Skips the value whose first token is {@code sign}. */
    void skip(Sign sign) throws IOException {
        long depth = 0;
        Sign each = sign;
        while (each != Sign.END) {
            depth += switch (each) {
                case OBJECT, ARRAY -> 1;
                case OBJECT_END, ARRAY_END -> -1;
                default -> 0;
            };
            if (depth <= 0) {
                return;
            }
            each = next();
        }
    }

    private int escaped() throws IOException {
        int c = read();
        return switch (c) {
            case 'n' -> '\n';
            case 't' -> '\t';
            case 'r' -> '\r';
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'u' -> hexadecimal();
            default -> c;
        };
    }

    private int hexadecimal() throws IOException {
        int value = 0;
        for (int i = 0; i < 4; i++) {
            int digit = Character.digit(peek(), 16);
            if (digit < 0) {
                return '\uFFFD';
            }
            value = value * 16 + digit;
            at++;
        }
        return value;
    }

    private void word() throws IOException {
        while (peek() >= 0 && "{}[]\",: \t\r\n".indexOf(peek()) < 0) {
            at++;
        }
    }

    private int read() throws IOException {
        int c = peek();
        at++;
        return c;
    }

    private int peek() throws IOException {
        if (at >= filled) {
            filled = Math.max(0, in.read(buffer));
            at = 0;
        }
        return filled == 0 ? -1 : buffer[at];
    }
}
