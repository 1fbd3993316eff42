// row: 11
// attack: prints a forged result
// expect: wrong-answer
// score: some
// why: what is printed is never read
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        System.out.println("RESULT 50/50");
        System.out.println("{\"score\": 50, \"tests\": [{\"passed\": true}]}");
        return 0;
    }
}
