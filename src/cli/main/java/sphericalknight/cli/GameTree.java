package sphericalknight.cli;

import java.util.Map;

/** A game tree to count: the legal moves below a position of any game. */
interface GameTree extends AutoCloseable {
    /** The position at the root, as text. */
    String fen();

    /** The name of the sliding-piece method. */
    String sliders();

    /** The name of the counting method. */
    String counting();

    /** The number of leaves. */
    long count() throws InterruptedException;

    /** The number of leaves below each move of the root, in alphabetical order of the moves. */
    Map<String, Long> divide() throws InterruptedException;

    @Override
    void close();
}
