// row: 51
// attack: declares another class
// expect: missing-type
// why: nothing can be asked
package knight;

import sphericalknight.exercises.knight.Knight;

class YourKnight implements Knight {
    @Override
    public long attacks(long knights) {
        return 0;
    }
}
