package generator;

import sphericalknight.chess.position.Position;
import sphericalknight.chess.position.Uci;
import sphericalknight.exercise.NotStartedYet;
import sphericalknight.exercises.generator.CountLeaves;

class MyCountLeaves implements CountLeaves {
    @Override
    public long perft(String fen, int depth) {
        // Position.fromFen(fen), legalMoves, make, unmake. A private method
        // that calls itself helps.
        // Depth 0 is 1 leaf; else add up what lies below each legal move.
        throw new NotStartedYet("TODO 10.3: add up what is below each move");
    }

    @Override
    public String[] divide(String fen, int depth) {
        // For each move Uci.text(position, move),
        // a blank, and its count; then sort.
        throw new NotStartedYet("TODO 10.3: a line for each move, sorted");
    }
}
