package org.teavm.classlib.java.util;

/** The part of {@link java.util.HexFormat} that the tests use; TeaVM lacks this class. */
public final class THexFormat {
    private static final THexFormat PLAIN = new THexFormat();

    private THexFormat() {}

    /** Returns a format with two lower-case hexadecimal digits for each byte and no delimiter. */
    public static THexFormat of() {
        return PLAIN;
    }

    /** The hexadecimal digits of {@code bytes}, two for each byte. */
    public String formatHex(byte[] bytes) {
        StringBuilder text = new StringBuilder();
        for (byte each : bytes) {
            text.append(Character.forDigit(each >> 4 & 0xF, 16)).append(Character.forDigit(each & 0xF, 16));
        }
        return text.toString();
    }

    /** The bytes whose hexadecimal digits are {@code text}. */
    public byte[] parseHex(CharSequence text) {
        byte[] bytes = new byte[text.length() / 2];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] =
                    (byte) Integer.parseInt(text.subSequence(2 * i, 2 * i + 2).toString(), 16);
        }
        return bytes;
    }
}
