// row: 44
// attack: loops in a method that has the name of one that javac writes, where the exercise asks to do without loops
// expect: passed
// rules: forbidden-call
// score: full
// exercise: 5.1
// why: what javac writes is marked as its own, and no source can set that mark
package lowest;

import sphericalknight.exercises.lowest.LowestSquare;

class MyLowestSquare implements LowestSquare {
    private static long $deserializeLambda$(long set) {
        long bit = 1;
        while (bit != 0 && (set & bit) == 0) {
            bit <<= 1;
        }
        return bit;
    }

    @Override
    public long isolate(long set) {
        return $deserializeLambda$(set);
    }

    @Override
    public long clear(long set) {
        return set ^ $deserializeLambda$(set);
    }
}
