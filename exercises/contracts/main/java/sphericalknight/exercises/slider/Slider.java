package sphericalknight.exercises.slider;

import java.util.Arrays;
import sphericalknight.bits.Squares;
import sphericalknight.chess.attack.MagicNumbers;
import sphericalknight.chess.attack.RayWalk;
import sphericalknight.chess.attack.RelevantSquares;

/** A rook, R, or a bishop, B, on a square: what exercises 9.3 and 9.4 ask of it. */
record Slider(char piece, String name) {
    int square() {
        return Squares.square(name);
    }

    /** The relevant squares. */
    long mask() {
        return piece == 'R' ? RelevantSquares.rook(square()) : RelevantSquares.bishop(square());
    }

    /** A magic number for all relevant squares. */
    long magic() {
        return piece == 'R' ? MagicNumbers.rook(square()) : MagicNumbers.bishop(square());
    }

    /** The number whose highest bits are the index. */
    long product(long occupied) {
        return (occupied & mask()) * magic();
    }

    /** The attacks, step by step. */
    long attacks(long occupied) {
        RayWalk walk = new RayWalk();
        return piece == 'R' ? walk.rook(square(), occupied) : walk.bishop(square(), occupied);
    }

    /** The attacks for each way to occupy squares. */
    long[] attacks(long[] ways) {
        return Arrays.stream(ways).map(this::attacks).toArray();
    }

    @Override
    public String toString() {
        return piece + " on " + name;
    }
}
