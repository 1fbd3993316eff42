package sphericalknight.exercises.lowest;

import sphericalknight.exercise.Exercise;

/** Exercise 5.6: find a constant whose windows are all different. */
@Exercise(id = "5.6", title = "Find a constant", lesson = "05-lowest-bit", bonus = true)
public interface DeBruijnConstant {
    /**
     * A number of 2^{@code window} bits whose windows of {@code window} bits are all different. Window i is the highest {@code window} bits
     * after the number has been shifted left by i within its 2^{@code window} bits; zeros move in from the right.
     *
     * <pre>
     * window = 3, eight bits:    0 0 0 1 0 1 1 1
     * shifted by 0, 1, 2, 3:     000 001 010 101
     * shifted by 4, 5, 6, 7:     011 111 110 100      all eight patterns
     * </pre>
     *
     * @param window the size of a window, 2 to 6 bits
     * @return any such number; for windows of 6 bits it takes all 64 bits of the long, for smaller ones the bits above are 0
     */
    long constant(int window);
}
