// row: 44
// attack: uses a constant of the library, which javac would copy into the answer
// expect: exception|wrong-answer
// rules: forbidden-call
// score: some
// why: answers are compiled against a library without the values of its constants
package knight;

import sphericalknight.chess.attack.MagicSearch;
import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        return knights & MagicSearch.SEED;
    }
}
