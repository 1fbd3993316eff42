// row: 10
// attack: ends itself, a grandchild holds the pipe open
// expect: exited
// rules: forbidden-call
// why: whoever reads from the pipe would wait for the grandchild
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        try {
            new ProcessBuilder("sleep", "4242").inheritIO().start();
        } catch (java.io.IOException noSuchProgram) {
            knights++;
        }
        Runtime.getRuntime().halt(0);
        return knights;
    }
}
