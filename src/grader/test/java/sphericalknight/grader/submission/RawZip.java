package sphericalknight.grader.submission;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.ZipEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveOutputStream;

/** Writes zip archives that may say what no honest program writes. */
final class RawZip {
    static final int LINK = 0xa1ff;
    static final int FILE = 0x81a4;

    private record Entry(String name, byte[] content, int mode, long size, long checksum) {}

    /** An entry that keeps its name as it is, backslashes too. */
    private static final class RawEntry extends ZipArchiveEntry {
        RawEntry(String name) {
            super("");
            setPlatform(PLATFORM_UNIX);
            setName(name);
        }

        @Override
        protected void setPlatform(int platform) {
            super.setPlatform(platform);
        }
    }

    private final List<Entry> entries = new ArrayList<>();
    private boolean isFromWindows;

    /** An archive of one entry whose checksum is wrong. */
    static RawZip withWrongChecksum(String name, String text) {
        RawZip zip = new RawZip();
        byte[] content = text.getBytes(StandardCharsets.UTF_8);
        zip.entries.add(new Entry(name, content, FILE, content.length, 1 + checksum(content)));
        return zip;
    }

    /** It is as the Windows Explorer, and old programs there, write it. */
    RawZip windows() {
        isFromWindows = true;
        return this;
    }

    RawZip add(String name, String text) {
        return add(name, text.getBytes(StandardCharsets.UTF_8), FILE, -1);
    }

    /** An entry whose Unix mode and claimed size are free; the true size is claimed for -1. */
    RawZip add(String name, byte[] content, int mode, int claimed) {
        entries.add(new Entry(name, content, mode, claimed < 0 ? content.length : claimed, checksum(content)));
        return this;
    }

    byte[] bytes() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipArchiveOutputStream zip = new ZipArchiveOutputStream(bytes)) {
            zip.setEncoding(isFromWindows ? "IBM437" : "UTF-8");
            zip.setUseLanguageEncodingFlag(!isFromWindows);
            for (Entry each : entries) {
                RawEntry entry = new RawEntry(each.name());
                if (isFromWindows) {
                    entry.setPlatform(ZipArchiveEntry.PLATFORM_FAT);
                } else {
                    entry.setUnixMode(each.mode());
                }
                if (each.size() == each.content().length && each.checksum() == checksum(each.content())) {
                    zip.putArchiveEntry(entry);
                    zip.write(each.content());
                    zip.closeArchiveEntry();
                } else {
                    byte[] packed = deflate(each.content());
                    entry.setMethod(ZipEntry.DEFLATED);
                    entry.setSize(each.size());
                    entry.setCompressedSize(packed.length);
                    entry.setCrc(each.checksum());
                    zip.addRawArchiveEntry(entry, new ByteArrayInputStream(packed));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    Path write(Path file) throws IOException {
        return Files.write(file, bytes());
    }

    private static long checksum(byte[] content) {
        CRC32 sum = new CRC32();
        sum.update(content);
        return sum.getValue();
    }

    private static byte[] deflate(byte[] content) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (DeflaterOutputStream out = new DeflaterOutputStream(packed, new Deflater(1, true))) {
            out.write(content);
        }
        return packed.toByteArray();
    }
}
