package sphericalknight.grader.submission;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/** Writes zip archives byte by byte, so that they can say what no honest program writes. */
final class RawZip {
    static final int LINK = 0xa1ff;
    static final int FILE = 0x81a4;

    private final ByteArrayOutputStream data = new ByteArrayOutputStream();
    private final ByteArrayOutputStream table = new ByteArrayOutputStream();
    private int count;
    private int[] last;
    private int system = 3;
    private int flags = 0x800;
    private Charset names = StandardCharsets.UTF_8;

    /** An archive of one entry whose checksum is wrong. */
    static RawZip withWrongChecksum(String name, String text) {
        RawZip zip = new RawZip().add(name, text);
        zip.table.reset();
        zip.count = 0;
        zip.last[0]++;
        return zip.inTable(name);
    }

    /** What follows is as the Windows Explorer, and old programs there, write it. */
    RawZip windows() {
        system = 0;
        flags = 0;
        names = Charset.forName("IBM437");
        return this;
    }

    RawZip add(String name, String text) {
        return add(name, text.getBytes(StandardCharsets.UTF_8), FILE, -1);
    }

    /** An entry whose Unix mode and claimed size are free; the true size is claimed for -1. */
    RawZip add(String name, byte[] content, int mode, int claimed) {
        byte[] packed = deflate(content);
        CRC32 sum = new CRC32();
        sum.update(content);
        int size = claimed < 0 ? content.length : claimed;
        int start = data.size();
        byte[] local = name.getBytes(names);
        data.writeBytes(buffer(30)
                .putInt(0x04034b50)
                .putShort((short) 20)
                .putShort((short) flags)
                .putShort((short) 8)
                .putInt(0)
                .putInt((int) sum.getValue())
                .putInt(packed.length)
                .putInt(size)
                .putShort((short) local.length)
                .putShort((short) 0)
                .array());
        data.writeBytes(local);
        data.writeBytes(packed);
        last = new int[] {(int) sum.getValue(), packed.length, size, mode << 16, start};
        return inTable(name);
    }

    private RawZip inTable(String name) {
        byte[] central = name.getBytes(names);
        table.writeBytes(buffer(46)
                .putInt(0x02014b50)
                .putShort((short) (system << 8 | 20))
                .putShort((short) 20)
                .putShort((short) flags)
                .putShort((short) 8)
                .putInt(0)
                .putInt(last[0])
                .putInt(last[1])
                .putInt(last[2])
                .putShort((short) central.length)
                .putShort((short) 0)
                .putShort((short) 0)
                .putShort((short) 0)
                .putShort((short) 0)
                .putInt(last[3])
                .putInt(last[4])
                .array());
        table.writeBytes(central);
        count++;
        return this;
    }

    /** Where the last entry begins. */
    int startOfLast() {
        return last[4];
    }

    byte[] bytes() {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        all.writeBytes(data.toByteArray());
        all.writeBytes(table.toByteArray());
        all.writeBytes(buffer(22)
                .putInt(0x06054b50)
                .putInt(0)
                .putShort((short) count)
                .putShort((short) count)
                .putInt(table.size())
                .putInt(data.size())
                .putShort((short) 0)
                .array());
        return all.toByteArray();
    }

    Path write(Path file) throws IOException {
        return Files.write(file, bytes());
    }

    private static ByteBuffer buffer(int size) {
        return ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
    }

    private static byte[] deflate(byte[] content) {
        Deflater deflater = new Deflater(1, true);
        deflater.setInput(content);
        deflater.finish();
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        byte[] piece = new byte[8192];
        while (!deflater.finished()) {
            packed.write(piece, 0, deflater.deflate(piece));
        }
        deflater.end();
        return packed.toByteArray();
    }
}
