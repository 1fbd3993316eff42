package sphericalknight.machine;

/** The memory that the machine shares with the program around it. */
interface Heap {
    /** A heap that is never full, for places where nobody can look, such as a page. */
    Heap UNWATCHED = bytes -> false;

    /** Whether there may not be room for so many more bytes. */
    boolean lacks(long bytes);
}
