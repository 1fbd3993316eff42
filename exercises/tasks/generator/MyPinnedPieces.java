package generator;

import sphericalknight.chess.attack.Path;
import sphericalknight.exercise.NotStartedYet;
import sphericalknight.exercises.generator.PinnedPieces;

class MyPinnedPieces implements PinnedPieces {
    @Override
    public long pinned(
            int king, long own, long enemy, long straight, long diagonal) {
        // Path.between(king, sniper) gives the squares between two squares.
        // Which enemies would see the king if the board were otherwise empty?
        throw new NotStartedYet("TODO 10.2: who would see the king?");
    }
}
