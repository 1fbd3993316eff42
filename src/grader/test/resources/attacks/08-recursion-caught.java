// row: 8
// attack: calls itself without end and catches the error
// expect: cpu-limit
// why: each overflow starts the next one
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        try {
            return attacks(knights + 1) + 1;
        } catch (StackOverflowError swallowed) {
            return attacks(knights) + attacks(knights);
        }
    }
}
