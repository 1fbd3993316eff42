package sphericalknight.grader.submission;

import java.io.BufferedInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;

/**
 * The files of a zip archive. Nothing is written to disk, so that no name in it can lead anywhere; an entry is unpacked while it is read,
 * and only as far as the limits go.
 */
final class ZipContents {
    private static final int DEFLATED = 8;

    private final FileChannel zip;
    private final Contents.Builder contents = new Contents.Builder();
    private final Map<String, ZipDirectory.Entry> byPath = new LinkedHashMap<>();
    private final Set<String> twice = new HashSet<>();
    private final Set<String> lowerCase = new HashSet<>();
    private long unpacked;

    private ZipContents(FileChannel zip) {
        this.zip = zip;
    }

    /**
     * Looks at the table of contents; the files are read later.
     *
     * @throws IOException if it is no zip archive; the message goes on after the name of the file
     */
    static Contents of(Path file) throws IOException {
        if (Files.size(file) > Limits.ARCHIVE) {
            throw new IOException("is larger than " + (Limits.ARCHIVE >> 20) + " MB; hand in answers only");
        }
        FileChannel channel = FileChannel.open(file, StandardOpenOption.READ);
        try {
            ZipContents zip = new ZipContents(channel);
            zip.list();
            return zip.contents.build(channel);
        } catch (IOException e) {
            channel.close();
            throw e;
        }
    }

    private void list() throws IOException {
        int count = 0;
        for (ZipDirectory.Entry entry : ZipDirectory.read(zip)) {
            if (++count > Limits.ENTRIES) {
                contents.note("There are more than " + Limits.ENTRIES + " entries; the rest was not looked at.");
                break;
            }
            if (!entry.isFolder()) {
                take(entry);
            }
        }
        byPath.forEach((path, entry) -> contents.add(new SubmittedFile(path, () -> open(entry))));
    }

    private void take(ZipDirectory.Entry entry) {
        String shown = Shown.name(entry.name());
        String path = EntryNames.safe(entry.name()).orElse("");
        if (path.isEmpty()) {
            refuse(shown, "leads out of the archive");
        } else if (!entry.name().equals(entry.localName())) {
            refuse(shown, "is called " + Shown.name(entry.localName()) + " at another place of the archive");
        } else if (!entry.isRegular()) {
            refuse(shown, "is a link or a device");
        } else if ((entry.flags() & 1) != 0) {
            refuse(shown, "is encrypted");
        } else if (entry.method() != 0 && entry.method() != DEFLATED) {
            refuse(shown, "is packed in an unusual way; pack it as a normal zip");
        } else if (entry.size() > Limits.SMALL && entry.size() > entry.packed() * Limits.RATIO) {
            refuse(shown, "would unpack to " + (entry.size() >> 20) + " MB from far too little");
        } else if (!EntryNames.inToolFolder(path)) {
            once(path, entry, shown);
        }
    }

    /** Two entries of one name (or one that a careless file system takes for one): nobody can tell which is meant, so neither counts. */
    private void once(String path, ZipDirectory.Entry entry, String shown) {
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

    private InputStream open(ZipDirectory.Entry entry) throws IOException {
        InputStream packed = new Section(zip, entry.data(), entry.packed());
        Inflater inflater = new Inflater(true);
        InputStream plain = entry.method() == DEFLATED ? new InflaterInputStream(packed, inflater, 8192) : packed;
        return new Capped(plain, inflater, Math.max(Limits.SMALL, entry.packed() * Limits.RATIO));
    }

    /** The bytes of one entry in the channel that all entries share. */
    private static final class Section extends InputStream {
        private final FileChannel channel;
        private long at;
        private final long end;

        Section(FileChannel channel, long start, long length) {
            this.channel = channel;
            at = start;
            end = start + length;
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
        }

        @Override
        public int read(byte[] bytes, int offset, int length) throws IOException {
            int most = (int) Math.min(length, end - at);
            int count = most <= 0 ? -1 : channel.read(ByteBuffer.wrap(bytes, offset, most), at);
            at += Math.max(0, count);
            return count;
        }
    }

    /** Ends with an error where an entry, or the whole archive, unpacks to too much; what the table claims is not trusted. */
    private final class Capped extends FilterInputStream {
        private final Inflater inflater;
        private long left;

        Capped(InputStream in, Inflater inflater, long most) {
            super(new BufferedInputStream(in));
            this.inflater = inflater;
            left = most;
        }

        @Override
        public void close() throws IOException {
            super.close();
            inflater.end();
        }

        @Override
        public int read() throws IOException {
            int b = super.read();
            count(b < 0 ? 0 : 1);
            return b;
        }

        @Override
        public int read(byte[] bytes, int offset, int length) throws IOException {
            int read = super.read(bytes, offset, length);
            count(Math.max(0, read));
            return read;
        }

        private void count(int bytes) throws IOException {
            left -= bytes;
            unpacked += bytes;
            if (left < 0 || unpacked > Limits.UNPACKED) {
                throw new IOException("it unpacks to far more than it should");
            }
        }
    }
}
