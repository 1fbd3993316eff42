package storage;

import sphericalknight.exercise.NotStartedYet;
import sphericalknight.exercises.storage.PawnRank;

class MyPawnRank implements PawnRank {
    @Override
    public long rank(long pawns) {
        // C(n, k) from Pascal's triangle:
        // C(n, k) = C(n - 1, k - 1) + C(n - 1, k). Factorials overflow.
        // Shift so that a2 is place 0,
        // then add C(place, k) for the k-th lowest pawn.
        throw new NotStartedYet("TODO 12.3: add C(place, k) for each pawn");
    }

    @Override
    public long pawns(long rank, int count) {
        // The highest pawn first:
        // the largest place with C(place, count) <= rank.
        throw new NotStartedYet("TODO 12.3: the highest pawn first");
    }
}
