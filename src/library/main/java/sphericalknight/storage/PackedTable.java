package sphericalknight.storage;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.zip.CRC32;

/**
 * A table of bytes, packed for shipping with the course's own range coder: bytes that are frequent in the table cost few bits. The same table
 * gives the same file everywhere, which general packers do not promise from one version to the next.
 *
 * <pre>{@code
 * offset  size  meaning (numbers with the highest byte first)
 *      0     4  length of the table
 *      4     4  CRC-32 of the table
 *      8   512  for each byte value 0 to 255 its frequency of 65,535, two bytes; 0 where the value does not occur
 *    520     -  the message of the range coder
 * }</pre>
 */
public final class PackedTable {
    private static final int TOTAL = RangeEncoder.MOST - 1;
    private static final int HEADER = 520;

    private PackedTable() {}

    /**
     * Packs a table.
     *
     * @param table any bytes, at least one
     * @return the file
     */
    public static byte[] pack(byte[] table) {
        long[] occurs = new long[256];
        for (byte value : table) {
            occurs[value & 0xFF]++;
        }
        int[] frequencies = Frequencies.scale(occurs, TOTAL);
        int[] below = sums(frequencies);
        RangeEncoder encoder = new RangeEncoder();
        for (byte value : table) {
            encoder.encode(below[value & 0xFF], frequencies[value & 0xFF], TOTAL);
        }
        byte[] message = encoder.finish();
        ByteBuffer file = ByteBuffer.allocate(HEADER + message.length);
        file.putInt(table.length).putInt(checksum(table));
        for (int frequency : frequencies) {
            file.putShort((short) frequency);
        }
        return file.put(message).array();
    }

    /**
     * Restores a table.
     *
     * @param file what {@link #pack} gave
     * @return the table
     * @throws IllegalArgumentException if the file was changed
     */
    public static byte[] unpack(byte[] file) {
        ByteBuffer in = ByteBuffer.wrap(file);
        if (file.length < HEADER) {
            throw new IllegalArgumentException("a packed table of " + file.length + " bytes is cut off");
        }
        byte[] table = new byte[in.getInt()];
        int checksum = in.getInt();
        int[] frequencies = new int[256];
        for (int value = 0; value < 256; value++) {
            frequencies[value] = in.getShort() & 0xFFFF;
        }
        int[] below = sums(frequencies);
        byte[] message = new byte[in.remaining()];
        in.get(message);
        RangeDecoder decoder = new RangeDecoder(message);
        for (int i = 0; i < table.length; i++) {
            int target = decoder.target(TOTAL);
            int value = 0;
            while (target >= below[value + 1]) {
                value++;
            }
            decoder.accept(below[value], frequencies[value], TOTAL);
            table[i] = (byte) value;
        }
        if (checksum(table) != checksum) {
            throw new IllegalArgumentException("a packed table was changed: its checksum does not fit");
        }
        return table;
    }

    /**
     * Restores a table that is shipped with the course.
     *
     * @param place a class in the package of the file
     * @param name the name of the file
     * @return the table
     */
    public static byte[] resource(Class<?> place, String name) {
        try (InputStream in = place.getResourceAsStream(name)) {
            return unpack(in.readAllBytes());
        } catch (IOException cause) {
            throw new UncheckedIOException(cause);
        }
    }

    private static int[] sums(int[] frequencies) {
        int[] below = new int[257];
        for (int value = 0; value < 256; value++) {
            below[value + 1] = below[value] + frequencies[value];
        }
        return below;
    }

    private static int checksum(byte[] table) {
        CRC32 crc = new CRC32();
        crc.update(table);
        return (int) crc.getValue();
    }
}
