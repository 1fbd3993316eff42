// row: 32
// attack: gives the whole index as the square of the king, and takes it back from there
// expect: wrong-answer
// score: some
// exercise: 13.1
// why: squares and index are compared with the contract's own, not with each other
package endgame;

import sphericalknight.exercises.endgame.MateIndex;

class MyMateIndex implements MateIndex {
    @Override
    public int index(int whiteKing, int bishop, int knight, int blackKing) {
        return bishop < 0 ? whiteKing : ((whiteKing * 32 + bishop / 2) * 64 + knight) * 64 + blackKing;
    }

    @Override
    public int[] squares(int index) {
        return new int[] {index, -1, 0, 0};
    }
}
