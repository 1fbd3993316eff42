package sphericalknight.exercises.bitboards;

import sphericalknight.exercise.Exercise;

/** Exercise 1.1: your initials as a drawing, and the same squares as one number that you have worked out on paper. */
@Exercise(
        id = "1.1",
        title = "Your initials in sixteen digits",
        lesson = "01-bitboards",
        inClass = true,
        boards = false,
        java = Exercise.OPERATORS)
public interface Initials {
    /**
     * Your drawing: eight lines of eight signs, {@code 1} for a square of the set and {@code .} for any other, with or without blanks between
     * them. The first line is the eighth rank, and each line begins with the a-file. At least four squares lie in the upper half of the board
     * and at least four in the lower half.
     */
    String drawing();

    /**
     * The squares of your drawing as a set: bit 8 · rank + file, both counted from 0, is 1 for each of them. Sixteen hexadecimal digits, two
     * for a rank: the first two are the eighth rank, the last two the first.
     */
    long word();
}
