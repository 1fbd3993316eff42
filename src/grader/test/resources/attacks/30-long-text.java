// row: 30
// attack: answers with texts of two million characters, half of them other characters each time
// expect: cpu-limit|memory|wrong-answer|timeout
// exercise: 12.4
// why: a failed test shows the beginning, and compares nothing beyond
package storage;

import java.util.Random;
import sphericalknight.exercises.storage.GameNumber;

class MyGameNumber implements GameNumber {
    private static final Random RANDOM = new Random(1);

    private static String text() {
        StringBuilder text = new StringBuilder();
        while (text.length() < 2_000_000) {
            text.append(RANDOM.nextBoolean() ? "7" : " e4 ");
        }
        return text.toString();
    }

    @Override
    public String number(String moves) {
        return text();
    }

    @Override
    public String moves(String number, int plies) {
        return text();
    }
}
