// row: 13
// attack: prints without end
// expect: cpu-limit
// why: what is printed goes nowhere
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        while (true) {
            System.out.println("knight knight knight knight knight knight");
        }
    }
}
