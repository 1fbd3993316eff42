// row: 66
// attack: fills a method to its last byte, so that no step can be counted in it
// expect: memory
// why: what is too large for the count is not loaded, and that is a verdict on the answer
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        int i = 0;
        {{21843:i++;
        }}
        return i;
    }
}
