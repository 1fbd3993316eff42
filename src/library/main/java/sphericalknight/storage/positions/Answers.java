package sphericalknight.storage.positions;

/** Answers the questions of an {@link Interview}: an encoder writes the truth down, a decoder reads it, training learns from it. */
interface Answers {
    /**
     * The answer to a question.
     *
     * @param question the question with its facts
     * @param truth the answer where it is known; a decoder does not look at it
     * @return the answer
     */
    boolean answer(Question question, boolean truth);

    /**
     * The answer to a question with more answers than yes and no.
     *
     * @param square the square the question is about
     * @param frequencies how likely each answer is, in parts of 65,536; 0 where it is impossible
     * @param truth the answer where it is known
     * @return the answer
     */
    int choose(int square, int[] frequencies, int truth);
}
