package sphericalknight.exercises.storage;

import sphericalknight.exercise.Exercise;

/** Exercise 12.4: a whole message as one number, in which a symbol can cost parts of a bit. */
@Exercise(id = "12.4", title = "Parts of a bit", lesson = "12-storing")
public interface ArithmeticCode {
    /**
     * The code of a message. The message begins as the interval from 0 to 1. Each symbol divides the interval in proportion to the weights,
     * symbol 0 lowest, and keeps its own part. The code is the number in the last interval that has the fewest binary digits after the
     * point; the lower end belongs to the interval, the upper end does not.
     *
     * <pre>
     * weights 3 1: symbol 0 keeps three quarters, symbol 1 the last quarter
     *
     * message   interval         code
     * 1         3/4 to 1         "11"       0.11 in binary is 3/4
     * 1 0       12/16 to 15/16   "11"
     * 0 1       9/16 to 12/16    "101"      0.101 is 10/16
     * 0         0 to 3/4         ""         0 needs no digits
     * </pre>
     *
     * @param weights at least one, each 1 or more, with a sum of at most 1,000; the array must not be changed
     * @param message symbols, each the index of a weight; possibly none; the array must not be changed
     * @return the digits after the point, 0 and 1; the last one is a 1
     */
    String encode(int[] weights, int[] message);

    /**
     * The message to which a number belongs.
     *
     * @param weights as in {@link #encode}
     * @param code binary digits after the point, not always as few as possible
     * @param length the number of symbols
     */
    int[] decode(int[] weights, String code, int length);
}
