package sphericalknight.grader.wire;

/** An interface with every type that may travel. */
public interface Everything {
    /** A small enum. */
    enum Side {
        WHITE,
        BLACK
    }

    /** A small record. */
    record Step(int from, int to, Side side, String name) {}

    boolean numbers(byte a, int b, long c);

    String texts(String a, Side b, Step c);

    long[] arrays(long[] a, int[] b, byte[] c, String[] d, int[][] e, Step[] f);

    void nothing();
}
