// row: 44
// attack: loops in the constructor of a nested class, where the exercise asks to do without loops
// expect: passed
// rules: forbidden-call
// score: full
// exercise: 5.1
// why: only what initializes static fields, and the constructor that the tests call, may loop
package lowest;

import sphericalknight.exercises.lowest.LowestSquare;

class MyLowestSquare implements LowestSquare {
    private static final class Walk {
        private final long lowest;

        Walk(long set) {
            long bit = 1;
            while (bit != 0 && (set & bit) == 0) {
                bit <<= 1;
            }
            lowest = bit;
        }
    }

    @Override
    public long isolate(long set) {
        return new Walk(set).lowest;
    }

    @Override
    public long clear(long set) {
        return set ^ new Walk(set).lowest;
    }
}
