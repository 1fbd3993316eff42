package sphericalknight.common.java;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/**
 * The text of a Java file, decoded from whatever encoding the editor used.
 *
 * @param text the text, without a byte order mark or NUL characters
 * @param note what was unusual, as the end of a sentence that starts with the file's name; "" for UTF-8 without NUL characters
 */
public record SourceText(String text, String note) {
    /** Latin-1 with Windows' additions: printable characters in place of some control characters. */
    private static final Charset LATIN_1 = Charset.forName("windows-1252");

    private static final String CURE = "; it was converted. Save it as UTF-8.";

    /** Decodes UTF-8, UTF-16, or else Latin-1, whether or not the text begins with a byte order mark. */
    public static SourceText of(byte[] bytes) {
        SourceText decoded = decode(bytes);
        String text = decoded.text().startsWith("\uFEFF") ? decoded.text().substring(1) : decoded.text();
        return text.indexOf('\0') < 0
                ? new SourceText(text, decoded.note())
                : new SourceText(
                        text.replace("\0", ""), "holds NUL characters, as damaged files do; they were left out.");
    }

    private static SourceText decode(byte[] bytes) {
        if (startsWith(bytes, 0xff, 0xfe) || looksLikeUtf16(bytes, 1)) {
            return new SourceText(new String(bytes, StandardCharsets.UTF_16LE), "is saved as UTF-16" + CURE);
        }
        if (startsWith(bytes, 0xfe, 0xff) || looksLikeUtf16(bytes, 0)) {
            return new SourceText(new String(bytes, StandardCharsets.UTF_16BE), "is saved as UTF-16" + CURE);
        }
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
            return new SourceText(text, "");
        } catch (CharacterCodingException notUtf8) {
            return new SourceText(new String(bytes, LATIN_1), "is saved as Latin-1" + CURE);
        }
    }

    private static boolean startsWith(byte[] bytes, int first, int second) {
        return bytes.length >= 2 && (bytes[0] & 0xff) == first && (bytes[1] & 0xff) == second;
    }

    /**
     * Whether the first 64 bytes look like English text with two bytes per character: the bytes at even (start 0) or odd indices (start
     * 1) are zero, the others are not.
     */
    private static boolean looksLikeUtf16(byte[] bytes, int start) {
        int length = Math.min(bytes.length, 64) & ~1;
        for (int i = 0; i < length; i += 2) {
            if (bytes[i + start] != 0 || bytes[i + 1 - start] == 0) {
                return false;
            }
        }
        return length >= 8;
    }
}
