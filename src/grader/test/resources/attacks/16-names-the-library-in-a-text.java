// row: 16
// attack: has the name of the library's class in a text, so that it is sent along, and calls it through reflection
// expect: exception
// rules: forbidden-call
// why: the class is not there: of what an answer names, only what it may use comes along
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    private static final String WANTED = "sphericalknight/chess/attack/KnightMoves";

    @Override
    public long attacks(long knights) {
        try {
            Class<?> library = Class.forName(WANTED.replace('/', '.'));
            return (long) library.getMethod("attacks", long.class).invoke(null, knights);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("it is not there", e);
        }
    }
}
