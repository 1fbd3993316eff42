// row: 07
// attack: throws an OutOfMemoryError and a StackOverflowError of its own making, in turn
// expect: exception|memory
// why: an error that is thrown by hand is an exception of the answer
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    private static int calls;

    @Override
    public long attacks(long knights) {
        if ((++calls & 1) == 0) {
            throw new OutOfMemoryError("Java heap space");
        }
        throw new StackOverflowError();
    }
}
