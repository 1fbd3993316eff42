// row: 16
// attack: lets the library answer
// expect: exception
// rules: forbidden-call
// why: the class is not there: only what the exercise allows comes along
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        try {
            return (long) Class.forName("sphericalknight.chess.attack.KnightMoves")
                    .getMethod("attacks", long.class)
                    .invoke(null, knights);
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException(e.toString());
        }
    }
}
