// row: 15
// attack: looks for tests, hints and fingerprints as resources
// expect: wrong-answer
// rules: forbidden-call
// why: they are not on its class path
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        for (String name : new String[] {
            "sphericalknight/exercises/knight/KnightContract.class",
            "sphericalknight/exercises/knight/Knight.fingerprints",
            "sphericalknight/exercises/knight/Knight.md",
            "junit-platform.properties"
        }) {
            if (MyKnight.class.getClassLoader().getResource(name) != null || ClassLoader.getSystemResource(name) != null) {
                throw new IllegalStateException("BREACH");
            }
        }
        return 0;
    }
}
