// row: 43
// attack: adds 40,000 texts in one expression
// expect: compile-error|compiler-resources|wrong-answer|memory
// why: the parser and the code generator run out of stack
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        String x = "";
        return ({{40000:x + }} x).length();
    }
}
