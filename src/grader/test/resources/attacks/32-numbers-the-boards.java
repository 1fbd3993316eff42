// row: 32
// attack: gives each board the next number as its code, and looks that up on the way back
// expect: wrong-answer
// score: some
// exercise: 12.1
// why: the code that is unpacked is the contract's own
package storage;

import java.util.ArrayList;
import java.util.List;
import sphericalknight.exercises.storage.Base13;

class MyBase13 implements Base13 {
    private static final List<int[]> BOARDS = new ArrayList<>();

    @Override
    public byte[] pack(int[] cells) {
        BOARDS.add(cells.clone());
        byte[] code = new byte[30];
        code[28] = (byte) (BOARDS.size() >> 8);
        code[29] = (byte) BOARDS.size();
        return code;
    }

    @Override
    public int[] unpack(byte[] code) {
        int number = (code[28] & 255) << 8 | code[29] & 255;
        return number >= 1 && number <= BOARDS.size() ? BOARDS.get(number - 1) : new int[64];
    }
}
