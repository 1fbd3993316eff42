// row: 16
// attack: lets the reference answer
// expect: exception
// rules: forbidden-call
// why: it is not there
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        try {
            Class<?> type = Class.forName("sphericalknight.solutions.knight.KnightSolution");
            return ((Knight) type.getDeclaredConstructor().newInstance()).attacks(knights);
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException(e.toString());
        }
    }
}
