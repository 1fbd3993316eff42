package sphericalknight.grader.submission;

/** The limits on reading a submission. An honest submission stays far below each of these. */
final class ReadingLimits {
    /** The maximum total size of the files in a submission after unpacking, in bytes. */
    static final long BYTES = 256L << 20;
    /** The maximum total size of the download of a whole class after unpacking, in bytes. */
    static final long CLASS_BYTES = 4L << 30;
    /** The maximum total length of the answers chosen from a submission, in characters. */
    static final int ANSWERS = 1 << 20;
    /** The maximum size of a Java file in bytes and of a cell in characters; answers are typically a few kilobytes. */
    static final int ANSWER = 256 * 1024;
    /** The maximum number of files, folders and archive entries in a submission. */
    static final int ENTRIES = 20_000;
    /** The maximum depth of nested folders. */
    static final int DEPTH = 32;
    /** The maximum size of an archive, in bytes. */
    static final long ARCHIVE = 256L << 20;
    /** The maximum number of unpacked bytes for each packed byte; deflate reaches 1032, and text with pictures stays below 50. */
    static final int RATIO = 200;
    /** The unpacked size in bytes up to which an archive entry may exceed {@link #RATIO}. */
    static final long SMALL = 1L << 20;
    /** The maximum size of a notebook in bytes, with pictures and other outputs. */
    static final int NOTEBOOK = 64 << 20;
    /** The maximum number of different imports in a notebook. */
    static final int IMPORTS = 500;
    /** The maximum number of notes on a submission; further notes are only counted. */
    static final int NOTES = 40;

    private ReadingLimits() {}
}
