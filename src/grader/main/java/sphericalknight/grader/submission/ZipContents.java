package sphericalknight.grader.submission;

import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import java.util.zip.ZipEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipFile;
import org.apache.commons.io.input.BoundedInputStream;
import sphericalknight.grader.text.PlainText;

/**
 * The files of a zip archive. An entry is unpacked while it is read, and only up to the limits. A fault in an entry affects only that
 * entry.
 */
final class ZipContents {
    private static final int FILE_TYPE = 0xf000;
    private static final int FOLDER = 0x4000;
    private static final int REGULAR = 0x8000;
    private static final int LONGEST_NAME = 1024;

    private final ZipFile zip;
    private final Contents contents;
    private final Map<String, ZipArchiveEntry> byPath = new LinkedHashMap<>();
    private final Set<String> twice = new HashSet<>();

    private ZipContents(ZipFile zip, Contents contents) {
        this.zip = zip;
        this.contents = contents;
    }

    /**
     * Reads the table of contents; the files are read later.
     *
     * @throws IOException if the file is too large or not a zip archive; the message continues a sentence that starts with the name of
     *     the file
     */
    static Contents of(Path file, Contents contents) throws IOException {
        if (Files.size(file) > ReadingLimits.ARCHIVE) {
            throw new IOException("is larger than " + (ReadingLimits.ARCHIVE >> 20) + " MB; hand in answers only");
        }
        return of(FileChannel.open(file, StandardOpenOption.READ), contents);
    }

    /** Reads an archive that is already open; closing the contents closes it, too. */
    static Contents of(SeekableByteChannel archive, Contents contents) throws IOException {
        try {
            ZipFile zip = ZipFile.builder()
                    .setSeekableByteChannel(archive)
                    .setUseUnicodeExtraFields(false)
                    .setIgnoreLocalFileHeader(true)
                    .get();
            return new ZipContents(zip, contents).list();
        } catch (IOException | RuntimeException e) {
            archive.close();
            throw new IOException("is not a zip archive, or its end is missing", e);
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
        return contents.from(zip);
    }

    private void take(ZipArchiveEntry entry) {
        Optional<List<String>> parts = parts(entry.getName());
        int type = entry.getUnixMode() & FILE_TYPE;
        if (parts.isEmpty()) {
            refuse(entry, "leads out of the archive");
        } else if (type != 0 && type != REGULAR) {
            refuse(entry, "is a link or a device");
        } else if (entry.getGeneralPurposeBit().usesEncryption()) {
            refuse(entry, "is encrypted");
        } else if (entry.getMethod() != ZipEntry.STORED && entry.getMethod() != ZipEntry.DEFLATED) {
            refuse(entry, "is packed in an unusual way; pack it as a normal zip");
        } else if (entry.getSize() > most(entry)) {
            refuse(entry, "would unpack to " + (entry.getSize() >> 20) + " MB from far too little");
        } else if (parts.get().stream().limit(parts.get().size() - 1).noneMatch(Ignored::isToolFolder)) {
            once(String.join("/", parts.get()), entry);
        }
    }

    /**
     * The folders and the file that a name consists of; empty if the path is absolute, has a drive or a part {@code ..}, contains NUL, is
     * longer than 1,024 characters, has more than {@link ReadingLimits#DEPTH} parts, or has none.
     */
    private static Optional<List<String>> parts(String name) {
        String path = name.replace('\\', '/');
        List<String> parts = new ArrayList<>(List.of(path.split("/")));
        boolean isAbsolute = path.startsWith("/") || path.matches("(?s)[A-Za-z]:.*");
        boolean leadsOut =
                isAbsolute || parts.contains("..") || path.length() > LONGEST_NAME || path.indexOf('\0') >= 0;
        parts.removeIf(part -> part.isEmpty() || part.equals("."));
        return leadsOut || parts.isEmpty() || parts.size() > ReadingLimits.DEPTH
                ? Optional.empty()
                : Optional.of(parts);
    }

    /** Adds an entry. Two entries of the same name are ambiguous, so neither counts. */
    private void once(String path, ZipArchiveEntry entry) {
        if (!twice.contains(path) && byPath.putIfAbsent(path, entry) == null) {
            return;
        }
        byPath.remove(path);
        if (twice.add(path)) {
            refuse(entry, "is there twice");
        }
    }

    private void refuse(ZipArchiveEntry entry, String why) {
        contents.note("The entry " + PlainText.line(entry.getName()) + " was refused: it " + why + ".");
    }

    /** The maximum number of bytes to which an entry may unpack; the size in the table is not trusted. */
    private static long most(ZipArchiveEntry entry) {
        return Math.max(ReadingLimits.SMALL, entry.getCompressedSize() * ReadingLimits.RATIO);
    }

    private InputStream open(ZipArchiveEntry entry) throws IOException {
        try {
            InputStream counted = BoundedInputStream.builder()
                    .setInputStream(zip.getInputStream(entry))
                    .setMaxCount(most(entry) + 1)
                    .setOnMaxCount((most, count) -> {
                        throw new IOException("it unpacks to far more than it should");
                    })
                    .get();
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
}
