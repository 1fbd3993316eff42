package sphericalknight.browser.wasm.compiler;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A sequence of named blocks of bytes, each stored as the length of its name (2 bytes, high byte first), its name (UTF-8), the length of
 * its content (4 bytes) and its content. It is faster to read in a page than a zip file, and compresses better.
 */
public final class Archive {
    private final Map<String, byte[]> blocks = new TreeMap<>();

    /** Reads an archive from {@code bytes}. */
    public static Archive of(byte[] bytes) {
        Archive archive = new Archive();
        int at = 0;
        while (at < bytes.length) {
            int nameLength = number(bytes, at, 2);
            String name = new String(bytes, at + 2, nameLength, StandardCharsets.UTF_8);
            at += 2 + nameLength;
            byte[] block = new byte[number(bytes, at, 4)];
            System.arraycopy(bytes, at + 4, block, 0, block.length);
            at += 4 + block.length;
            archive.blocks.put(name, block);
        }
        return archive;
    }

    private static int number(byte[] bytes, int at, int length) {
        int number = 0;
        for (int i = at; i < at + length; i++) {
            number = number << 8 | bytes[i] & 0xFF;
        }
        return number;
    }

    public void put(String name, byte[] block) {
        blocks.put(name, block);
    }

    /** The archive as bytes. */
    public byte[] bytes() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        blocks.forEach((name, block) -> {
            byte[] letters = name.getBytes(StandardCharsets.UTF_8);
            write(bytes, letters.length, 2);
            bytes.write(letters, 0, letters.length);
            write(bytes, block.length, 4);
            bytes.write(block, 0, block.length);
        });
        return bytes.toByteArray();
    }

    private static void write(ByteArrayOutputStream bytes, int number, int length) {
        for (int shift = 8 * (length - 1); shift >= 0; shift -= 8) {
            bytes.write(number >>> shift);
        }
    }

    /** The block with this name, or null. */
    public byte[] get(String name) {
        return blocks.get(name);
    }

    /** The names of the blocks, sorted. */
    public List<String> names() {
        return new ArrayList<>(blocks.keySet());
    }
}
