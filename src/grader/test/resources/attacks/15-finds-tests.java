// row: 15
// attack: loads the tests, the fingerprints, JUnit or AssertJ by name
// expect: wrong-answer
// rules: forbidden-call
// why: none of them is on its class path
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        for (String name : new String[] {
            "sphericalknight.exercises.knight.KnightContract",
            "sphericalknight.exercise.contract.Fingerprints",
            "sphericalknight.exercise.check.Checker",
            "sphericalknight.grader.sealed.SealedGrader",
            "org.junit.jupiter.api.Test",
            "org.assertj.core.api.Assertions"
        }) {
            try {
                Class.forName(name);
                throw new IllegalStateException("BREACH");
            } catch (ClassNotFoundException held) {
                knights++;
            }
        }
        return 0;
    }
}
