// row: 17
// attack: reads its environment
// expect: wrong-answer
// score: some
// why: it is empty
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        if (!System.getenv().isEmpty()) {
            throw new IllegalStateException("BREACH " + System.getenv().keySet());
        }
        return 0;
    }
}
