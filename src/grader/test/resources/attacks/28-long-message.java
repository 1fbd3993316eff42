// row: 28
// attack: throws an exception with a message of megabytes
// expect: exception
// why: its beginning is enough
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        throw new IllegalStateException("knight ".repeat(1_000_000));
    }
}
