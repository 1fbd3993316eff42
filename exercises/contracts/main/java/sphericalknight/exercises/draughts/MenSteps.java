package sphericalknight.exercises.draughts;

import sphericalknight.exercise.Exercise;

/** Exercise 11.1: the steps of men, in numbering B. */
@Exercise(
        id = "11.1",
        title = "Men's steps",
        lesson = "11-draughts",
        inClass = true,
        uses = "sphericalknight.draughts.Numbering")
public interface MenSteps {
    /**
     * The empty squares that white men reach by one step up, to the left or to the right. All sets are in numbering B.
     *
     * <pre>
     * 8     31   5  11  17
     * 7   24  30   4  10       up-left is + 1 and up-right + 7, both modulo 32:
     * 6     23  29   3   9     from e7 (4) to d8 (5) and f8 (11),
     * 5   16  22  28   2       from g5 (2) to f6 (3) and h6 (9)
     *      ...
     *     a b c d e f g h
     * </pre>
     *
     * @param men white men, on any squares; those on the eighth rank have no step
     * @param empty the empty squares
     */
    int white(int men, int empty);

    /**
     * The empty squares that black men reach by one step down, to the left or to the right.
     *
     * @param men black men, on any squares, in numbering B; those on the first rank have no step
     * @param empty the empty squares
     */
    int black(int men, int empty);
}
