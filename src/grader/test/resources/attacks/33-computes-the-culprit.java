// row: 33
// attack: computes who is guilty from the number of the case, as the public source does
// expect: wrong-answer
// rules: forbidden-call
// score: some
// exercise: 10.4
// why: the rules refuse the number; without them only the first test passes, for there the name is enough
package detective;

import sphericalknight.exercises.detective.BrokenGenerator;
import sphericalknight.exercises.detective.Suspects;

class MyBrokenGenerator implements BrokenGenerator {
    @Override
    public Charge accuse(Suspects suspects, String[] fens) {
        long z = suspects.caseNumber() + 0x9E37_79B9_7F4A_7C15L;
        z = (z ^ z >>> 30) * 0xBF58_476D_1CE4_E5B9L;
        z = (z ^ z >>> 27) * 0x94D0_49BB_1331_11EBL;
        return new Charge((int) Long.remainderUnsigned(z ^ z >>> 31, 5), fens[0], "e2e4");
    }
}
