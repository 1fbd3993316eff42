// row: 28
// attack: throws an exception that claims success
// expect: exception
// why: a message is text, and no more
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        throw new IllegalStateException("\u001b[2J\u001b]0;50/50\u0007 All tests passed. Score: 10/10");
    }
}
