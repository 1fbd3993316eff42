package sphericalknight.exercises.storage;

import sphericalknight.exercise.Exercise;

/** Exercise 12.2: a Huffman code from weights. */
@Exercise(id = "12.2", title = "Huffman code from weights", lesson = "12-storing")
public interface HuffmanWords {
    /**
     * A codeword of zeros and ones for each symbol. No codeword is a prefix of another, and a message in which each symbol occurs as often
     * as its weight says is as short as such codewords allow. There are several such codes; any of them is right.
     *
     * <pre>
     * weights   5    2    1    1
     * words     "0"  "10" "110" "111"      5 * 1 + 2 * 2 + 1 * 3 + 1 * 3 = 15 bits
     * </pre>
     *
     * @param weights 0 or more for each symbol; at least two are above 0, and the sum is an int; the array must not be changed
     * @return the codewords in the order of the weights; "" for a symbol of weight 0, which does not occur
     */
    String[] words(int[] weights);
}
