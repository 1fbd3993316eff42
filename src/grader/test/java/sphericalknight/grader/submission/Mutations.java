package sphericalknight.grader.submission;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;

/** Damages bytes in the ways that disks, editors and people do. The same number gives the same damage. */
public final class Mutations {
    private static final List<String> PIECES = List.of(
            "\"",
            "\\",
            "{",
            "}",
            "[",
            "]",
            ",",
            ":",
            "(",
            ")",
            "/*",
            "//",
            "\"\"\"",
            "'",
            "\n",
            "\r",
            "\0",
            "@",
            "class ",
            "import ",
            "package ",
            "\"source\"",
            "\"cells\": [",
            "NaN",
            "\uFEFF",
            "\uD83D\uDE00",
            "%x",
            "PK\1\2",
            "PK\3\4",
            "PK\5\6",
            ";",
            "=");

    private Mutations() {}

    /** Returns {@code bytes} with one to four damages between {@code from} and {@code to}. */
    public static byte[] of(byte[] bytes, int from, int to, long number) {
        Random random = new Random(number);
        byte[] inner = java.util.Arrays.copyOfRange(bytes, from, to);
        for (int n = random.nextInt(4); n >= 0; n--) {
            inner = once(inner, random);
        }
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        all.write(bytes, 0, from);
        all.writeBytes(inner);
        all.write(bytes, to, bytes.length - to);
        return all.toByteArray();
    }

    private static byte[] once(byte[] bytes, Random random) {
        if (bytes.length == 0) {
            return bytes;
        }
        int at = random.nextInt(bytes.length);
        int length = Math.min(bytes.length - at, 1 + random.nextInt(1 + random.nextInt(40)));
        String piece = PIECES.get(random.nextInt(PIECES.size()));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(bytes, 0, at);
        switch (random.nextInt(5)) {
            case 0 -> out.write(random.nextInt());
            case 1 -> out.writeBytes(piece.getBytes(StandardCharsets.UTF_8));
            case 2 -> {
                out.write(bytes, at, length);
                out.write(bytes, at, length);
            }
            case 3 -> {
                return random.nextInt(4) == 0 ? out.toByteArray() : bytes;
            }
            default -> {}
        }
        out.write(bytes, at + length, bytes.length - at - length);
        return out.toByteArray();
    }
}
