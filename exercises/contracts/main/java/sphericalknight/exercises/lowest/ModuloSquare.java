package sphericalknight.exercises.lowest;

import sphericalknight.exercise.Exercise;

/** Exercise 5.2: the number of the lowest square, by a division. */
@Exercise(
        id = "5.2",
        title = "The square by modulo 67",
        lesson = "05-lowest-bit",
        java =
                "java.lang.Long.remainderUnsigned java.lang.Long.divideUnsigned java.lang.Math.floorMod java.util.Arrays.fill")
public interface ModuloSquare {
    /**
     * The number of the lowest square of {@code set}.
     *
     * <pre>
     * set            isolated    modulo 67    number
     * {b1 h1 c2}     2           2            1
     * {h8}           2^63        42           63
     * {}             0           0            64
     * </pre>
     *
     * @param set any set of squares; bit 0 is a1, bit 63 is h8
     * @return 0 to 63; 64 for the empty set
     */
    int lowest(long set);
}
