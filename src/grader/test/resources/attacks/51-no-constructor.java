// row: 51
// attack: has no constructor that the tests could call
// expect: exception
// why: no object can be made of it
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    MyKnight(int points) {}

    @Override
    public long attacks(long knights) {
        return knights;
    }
}
