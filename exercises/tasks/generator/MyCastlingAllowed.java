package generator;

import sphericalknight.exercise.NotStartedYet;
import sphericalknight.exercises.generator.CastlingAllowed;

class MyCastlingAllowed implements CastlingAllowed {
    @Override
    public int allowed(int rights, int side, long occupied, long attacked) {
        // One mask of squares that must be empty,
        // one of squares that must not be attacked.
        // White's short castling first:
        // f1 and g1 empty; e1, f1 and g1 not attacked.
        throw new NotStartedYet("TODO 10.1: White's short castling first");
    }
}
