package sphericalknight.grader.submission;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** A stream that tells a listener how many bytes have been read; the listener may stop the reading by throwing an exception. */
final class CountedStream extends FilterInputStream {
    private final Meter meter;

    /** Called after each read with the number of bytes read. */
    @FunctionalInterface
    interface Meter {
        void read(int bytes) throws IOException;
    }

    CountedStream(InputStream in, Meter meter) {
        super(in);
        this.meter = meter;
    }

    @Override
    public int read() throws IOException {
        int b = super.read();
        meter.read(b < 0 ? 0 : 1);
        return b;
    }

    @Override
    public int read(byte[] into, int offset, int length) throws IOException {
        int count = super.read(into, offset, length);
        meter.read(Math.max(0, count));
        return count;
    }
}
