package sphericalknight.cli;

import java.util.Map;

/** The tree of legal moves below a position, of whichever game. */
interface GameTree extends AutoCloseable {
    /** The position at the root, as text. */
    String fen();

    /** The name of the method that finds the long moves. */
    String sliders();

    /** The name of the way to count. */
    String counting();

    /** The number of leaves. */
    long count() throws InterruptedException;

    /** The leaves below each of the root's moves, in alphabetical order of the moves. */
    Map<String, Long> divide() throws InterruptedException;

    @Override
    void close();
}
