package sphericalknight.storage.games;

/**
 * Follows a byte string through the intervals of {@link CodeInterval}: it says which part of an interval contains the string, and whether
 * the string belongs to the game read so far.
 */
final class CodeReader {
    private final byte[] code;
    private final CodeInterval interval = new CodeInterval();
    private int next;

    /** The distance of the string from the lower end of the interval. */
    private long offset;

    CodeReader(byte[] code) {
        this.code = code;
        while (next < 4) {
            readByte();
        }
    }

    private void readByte() {
        offset = offset << 8 | (next < code.length ? code[next] & 0xFF : 0);
        next++;
    }

    /** Returns whether the game read so far is complete; call it exactly once before each move. */
    boolean isComplete() {
        interval.claim();
        return code.length <= next && interval.took(offset, code.length);
    }

    /** The string's position in the interval, scaled to 0 to {@code total - 1}. */
    int target(int total) {
        return (int) Math.min(offset / interval.unit(total), total - 1L);
    }

    /** Narrows the interval to the part that contains {@link #target}: from {@code below} to {@code below + frequency}. */
    void accept(int below, int frequency, int total) {
        offset -= interval.unit(total) * below;
        interval.narrow(below, frequency, total);
        while (next < interval.settledBytes() + 4) {
            readByte();
        }
    }
}
