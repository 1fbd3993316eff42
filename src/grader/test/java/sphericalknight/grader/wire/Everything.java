package sphericalknight.grader.wire;

import java.util.List;
import java.util.Optional;

/** An interface with every type that may travel. */
public interface Everything {
    /** A small enum. */
    enum Side {
        WHITE,
        BLACK
    }

    /** A small record. */
    record Step(int from, int to, Side side, String name) {}

    boolean numbers(byte a, short b, char c, int d, long e, float f, double g);

    Integer boxes(Long a, Character b, Boolean c);

    String texts(String a, Side b, Step c);

    long[] arrays(long[] a, int[] b, byte[] c, String[] d, int[][] e, Step[] f);

    List<Step> lists(List<Integer> a, Optional<Step> b, List<List<String>> c);

    void nothing();
}
