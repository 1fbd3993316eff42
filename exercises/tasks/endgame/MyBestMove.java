package endgame;

import sphericalknight.chess.endgame.MatePosition;
import sphericalknight.chess.endgame.MateTable;
import sphericalknight.exercise.NotStartedYet;
import sphericalknight.exercises.endgame.BestMove;

class MyBestMove implements BestMove {
    @Override
    public String move(int whiteKing, int bishop, int knight, int blackKing) {
        throw new NotStartedYet("TODO 13.4: try every move, and ask the table");
    }
}
