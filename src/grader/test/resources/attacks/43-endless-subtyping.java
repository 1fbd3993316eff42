// row: 43
// attack: asks the compiler whether one type is a subtype of another, which no compiler can tell in the end
// expect: compile-error|compiler-resources|wrong-answer
// why: the question turns in a circle that grows; it costs the stack of the worker and nobody else
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    interface Contra<Z> {}

    interface Twice<X> extends Contra<Contra<? super Twice<Twice<X>>>> {}

    private static Contra<? super Twice<Byte>> widen(Twice<Byte> narrow) {
        return narrow;
    }

    @Override
    public long attacks(long knights) {
        return widen(null) == null ? 0 : 1;
    }
}
