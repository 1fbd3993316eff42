package sphericalknight.grader.submission;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import java.util.zip.ZipEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipFile;

/**
 * The files of a zip archive. Nothing is written to disk, so the entries' names can do no harm. An entry is unpacked while it is read,
 * and only up to the limits. A fault in an entry affects only that entry.
 */
final class ZipContents {
    private static final int FILE_TYPE = 0xf000;
    private static final int FOLDER = 0x4000;
    private static final int REGULAR = 0x8000;
    private static final int LOCAL_HEADER = 30;

    private final SeekableByteChannel channel;
    private final ZipFile zip;
    private final Contents.Builder contents;
    private final Map<String, ZipArchiveEntry> byPath = new LinkedHashMap<>();
    private final Set<String> twice = new HashSet<>();
    private final Set<String> lowerCase = new HashSet<>();

    private ZipContents(SeekableByteChannel channel, ZipFile zip, Contents.Builder contents) {
        this.channel = channel;
        this.zip = zip;
        this.contents = contents;
    }

    /**
     * Reads the table of contents; the files are read later.
     *
     * @param name the name of the archive where it is one of several files; "" if it is the whole submission
     * @throws IOException if the file is too large or not a zip archive; the message continues a sentence that starts with the name of
     *     the file
     */
    static Contents of(Path file, String name, Budget budget) throws IOException {
        if (Files.size(file) > ReadingLimits.ARCHIVE) {
            throw new IOException("is larger than " + (ReadingLimits.ARCHIVE >> 20) + " MB; hand in answers only");
        }
        budget.bytes(Math.min(Files.size(file), ReadingLimits.TABLE));
        return of(FileChannel.open(file, StandardOpenOption.READ), new Contents.Builder(budget, name));
    }

    /** Reads an archive that is already open; closing the contents closes it, too. */
    static Contents of(SeekableByteChannel archive, Contents.Builder contents) throws IOException {
        LimitedChannel channel = new LimitedChannel(archive, ReadingLimits.TABLE);
        try {
            ZipFile zip = ZipFile.builder()
                    .setSeekableByteChannel(channel)
                    .setUseUnicodeExtraFields(false)
                    .setIgnoreLocalFileHeader(true)
                    .get();
            channel.release();
            return new ZipContents(channel, zip, contents).list();
        } catch (IOException | RuntimeException e) {
            channel.close();
            String why = channel.isSpent()
                    ? "has a table of contents that is far too long"
                    : "is not a zip archive, or its end is missing";
            throw new IOException(why, e);
        }
    }

    private Contents list() {
        for (ZipArchiveEntry entry : Collections.list(zip.getEntries())) {
            if (!contents.count()) {
                break;
            }
            boolean isFolder = entry.isDirectory()
                    || entry.getName().endsWith("\\")
                    || (entry.getUnixMode() & FILE_TYPE) == FOLDER;
            if (!isFolder) {
                take(entry);
            }
        }
        byPath.forEach((path, entry) -> contents.add(path, () -> open(entry)));
        return contents.build(zip);
    }

    private void take(ZipArchiveEntry entry) {
        String shown = Shown.name(entry.getName());
        String path = EntryNames.safe(entry.getName()).orElse("");
        byte[] localName = localName(entry);
        int type = entry.getUnixMode() & FILE_TYPE;
        if (path.isEmpty()) {
            refuse(shown, "leads out of the archive");
        } else if (!Arrays.equals(entry.getRawName(), localName)) {
            String other = new String(localName, StandardCharsets.UTF_8);
            refuse(shown, "is called " + Shown.name(other) + " at another place of the archive");
        } else if (type != 0 && type != REGULAR) {
            refuse(shown, "is a link or a device");
        } else if (entry.getGeneralPurposeBit().usesEncryption()) {
            refuse(shown, "is encrypted");
        } else if (entry.getMethod() != ZipEntry.STORED && entry.getMethod() != ZipEntry.DEFLATED) {
            refuse(shown, "is packed in an unusual way; pack it as a normal zip");
        } else if (entry.getSize() > most(entry)) {
            refuse(shown, "would unpack to " + (entry.getSize() >> 20) + " MB from far too little");
        } else if (!EntryNames.inToolFolder(path)) {
            once(path, entry, shown);
        }
    }

    /**
     * Adds an entry. Two entries of the same name are ambiguous, so neither counts. If two names differ only in case, both count, with
     * a note, although some file systems treat them as equal.
     */
    private void once(String path, ZipArchiveEntry entry, String shown) {
        if (twice.contains(path) || byPath.remove(path) != null) {
            if (twice.add(path)) {
                refuse(shown, "is there twice");
            }
            return;
        }
        if (!lowerCase.add(path.toLowerCase(Locale.ROOT))) {
            contents.note(shown + " differs from another entry only in capital letters; both were looked at.");
        }
        byPath.put(path, entry);
    }

    private void refuse(String shown, String why) {
        contents.note("The entry " + shown + " was refused: it " + why + ".");
    }

    /** The bytes of the name in the local header, which other programs read; empty if it cannot be read. */
    private byte[] localName(ZipArchiveEntry entry) {
        try {
            ByteBuffer header = bytes(entry.getLocalHeaderOffset(), LOCAL_HEADER);
            int length = Short.toUnsignedInt(header.getShort(26));
            return bytes(entry.getLocalHeaderOffset() + LOCAL_HEADER, length).array();
        } catch (IOException | IllegalArgumentException e) {
            return new byte[0];
        }
    }

    private ByteBuffer bytes(long start, int length) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN);
        channel.position(start);
        while (bytes.hasRemaining() && channel.read(bytes) >= 0) {
            // until the buffer is full or the archive ends
        }
        return bytes;
    }

    /** The maximum number of bytes to which an entry may unpack; the size in the table is not trusted. */
    private static long most(ZipArchiveEntry entry) {
        return Math.max(ReadingLimits.SMALL, entry.getCompressedSize() * ReadingLimits.RATIO);
    }

    private InputStream open(ZipArchiveEntry entry) throws IOException {
        long[] left = {most(entry)};
        try {
            InputStream counted = new CountedStream(zip.getInputStream(entry), bytes -> {
                left[0] -= bytes;
                if (left[0] < 0) {
                    throw new IOException("it unpacks to far more than it should");
                }
            });
            return new CheckedInputStream(counted, new CRC32()) {
                @Override
                public int read(byte[] into, int offset, int length) throws IOException {
                    int count = super.read(into, offset, length);
                    if (count < 0 && getChecksum().getValue() != entry.getCrc()) {
                        throw new IOException("it is damaged: its checksum is wrong");
                    }
                    return count;
                }
            };
        } catch (IllegalArgumentException e) {
            throw new IOException("it is damaged", e);
        }
    }

    /**
     * A channel that delivers a limited number of bytes until the limit is lifted, so that a table of contents cannot exhaust the memory.
     */
    private static final class LimitedChannel implements SeekableByteChannel {
        private final SeekableByteChannel channel;
        private long left;

        LimitedChannel(SeekableByteChannel channel, long most) {
            this.channel = channel;
            this.left = most;
        }

        void release() {
            left = Long.MAX_VALUE;
        }

        boolean isSpent() {
            return left < 0;
        }

        @Override
        public int read(ByteBuffer into) throws IOException {
            int count = channel.read(into);
            left -= Math.max(0, count);
            if (isSpent()) {
                throw new IOException("more is read than is allowed");
            }
            return count;
        }

        @Override
        public SeekableByteChannel position(long position) throws IOException {
            channel.position(position);
            return this;
        }

        @Override
        public long position() throws IOException {
            return channel.position();
        }

        @Override
        public long size() throws IOException {
            return channel.size();
        }

        @Override
        public int write(ByteBuffer from) {
            throw new UnsupportedOperationException();
        }

        @Override
        public SeekableByteChannel truncate(long size) {
            throw new UnsupportedOperationException();
        }

        @Override
        public boolean isOpen() {
            return channel.isOpen();
        }

        @Override
        public void close() throws IOException {
            channel.close();
        }
    }
}
