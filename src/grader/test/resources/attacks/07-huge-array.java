// row: 7
// attack: asks for the largest array
// expect: memory
// why: one request is enough
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        return new long[Integer.MAX_VALUE - 8].length;
    }
}
