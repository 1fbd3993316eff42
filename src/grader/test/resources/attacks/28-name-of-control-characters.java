// row: 28
// attack: throws an exception whose class is named with an escape sequence and marks that turn the writing
// expect: exception
// why: names are text of the answer, too, and only what is printable stays
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    static final class Passed\u001b\u202e\u0007\u200b extends RuntimeException {}

    @Override
    public long attacks(long knights) {
        throw new Passed\u001b\u202e\u0007\u200b();
    }
}
