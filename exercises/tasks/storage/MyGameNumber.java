package storage;

import sphericalknight.exercise.NotStartedYet;
import sphericalknight.exercises.storage.GameNumber;

class MyGameNumber implements GameNumber {
    @Override
    public String number(String moves) {
        // Position.start(), legalMoves(), Uci.text(position, move), Arrays.sort, position.make(...)
        throw new NotStartedYet("TODO 12.4: place times worth; then worth times the number of legal moves");
    }

    @Override
    public String moves(String number, int plies) {
        throw new NotStartedYet("TODO 12.4: the remainder by the number of legal moves is the place; play it and divide");
    }
}
