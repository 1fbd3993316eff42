package sphericalknight.exercise.sample;

import sphericalknight.exercise.Exercise;

/** An exercise for the tests of the search for the slip, with arguments and results of several types. */
@Exercise(id = "99.3", title = "Variety", lesson = "99-sample")
public interface Variety {
    /** Whether {@code square} is in {@code set}. */
    boolean contains(long set, int square);

    /** The squares of {@code set} in ascending order. */
    int[] squares(long set);

    /** The sum of {@code numbers}, which stay as they are. */
    int sum(int[] numbers);

    /** {@code word} rotated to the left by five bits. */
    int rotated(int word);

    /** {@code word} as a long without a sign. */
    long unsigned(int word);

    /** {@code 3 * a + b}. */
    int weighted(int a, int b);

    /** {@code 5 * number} for side 0, {@code number} for side 1. */
    int price(int number, int side);

    /** The square one to the right of each; none leaves the board. */
    long east(long set);

    /** The squares of {@code set}, one to the north, and {@code more}. */
    long together(long set, long more);

    /** The number of steps between two squares of a rank or file. */
    int distance(int from, int to);

    /** {@code set} in a form of which {@link #unpacked} makes it again, in another process. */
    long packed(long set);

    /** The set that was {@link #packed}. */
    long unpacked(long packed);
}
