package sphericalknight.grader.submission;

/** How much of a submission is looked at. An honest one stays far below each of these. */
final class Limits {
    /** Files and folders of one submission. */
    static final int ENTRIES = 20_000;
    /** Folders within folders. */
    static final int DEPTH = 32;
    /** Bytes of one Java file, and characters of one cell: answers are a few kilobytes. */
    static final int ANSWER = 256 * 1024;
    /** Bytes of an archive. */
    static final long ARCHIVE = 256L << 20;
    /** Bytes that all files of an archive unpack to. */
    static final long UNPACKED = 512L << 20;
    /** Unpacked bytes for one packed byte; deflate reaches 1032, and text with pictures stays below 50. */
    static final int RATIO = 200;
    /** Below this size the ratio does not matter. */
    static final long SMALL = 1L << 20;
    /** Bytes of one notebook; it is read as a stream, its outputs are read over. */
    static final long NOTEBOOK = 1L << 30;
    /** Cells of one notebook. */
    static final int CELLS = 10_000;
    /** Characters of all cells of one notebook that are kept. */
    static final int CELL_TEXT = 8 << 20;
    /** Notes of one submission; the rest is counted. */
    static final int NOTES = 40;

    private Limits() {}
}
