// row: 43
// attack: nests 20,000 parentheses
// expect: compiler-resources|compile-error
// why: the parser runs out of stack
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        return {{20000:(}}knights{{20000:)}};
    }
}
