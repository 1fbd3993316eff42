// row: 34
// attack: puts its inputs into exceptions
// expect: exception
// why: hidden verdicts carry no text of the answer
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        throw new IllegalStateException("input " + knights);
    }
}
