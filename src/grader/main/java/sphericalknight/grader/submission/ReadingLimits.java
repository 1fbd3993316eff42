package sphericalknight.grader.submission;

/** The limits on reading a submission. An honest submission stays far below each of these. */
final class ReadingLimits {
    /** Bytes of all files of one submission, unpacked. */
    static final long BYTES = 256L << 20;
    /** Characters of Java source, in files and cells, of one submission; the whole course has a third of that. */
    static final long TEXT = 16L << 20;
    /** Characters of all answers of one submission that count. */
    static final int ANSWERS = 1 << 20;
    /** Bytes of one Java file, and characters of one cell: answers are a few kilobytes. */
    static final int ANSWER = 256 * 1024;
    /** Files, folders and entries of archives of one submission. */
    static final int ENTRIES = 20_000;
    /** Folders within folders. */
    static final int DEPTH = 32;
    /** Bytes of an archive. */
    static final long ARCHIVE = 256L << 20;
    /** Bytes of an archive that are read for its table of contents. */
    static final long TABLE = 8L << 20;
    /** Unpacked bytes for one packed byte; deflate reaches 1032, and text with pictures stays below 50. */
    static final int RATIO = 200;
    /** Below this size the ratio does not matter. */
    static final long SMALL = 1L << 20;
    /** Cells of one notebook. */
    static final int CELLS = 10_000;
    /** Different imports of one notebook. */
    static final int IMPORTS = 500;
    /** Notes of one submission; the rest is counted. */
    static final int NOTES = 40;

    private ReadingLimits() {}
}
