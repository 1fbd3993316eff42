// row: 07
// attack: asks for a text of two gigabytes
// expect: memory
// why: the heap of the child is its own
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        return "x".repeat(Integer.MAX_VALUE - 8).length();
    }
}
