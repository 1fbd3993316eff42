// row: 35
// attack: connects to a service of this machine
// expect: wrong-answer
// rules: forbidden-call
// from: S3
// score: some
// why: there is no network inside
package knight;

import java.net.Socket;
import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        try {
            new Socket("127.0.0.1", {{port}}).close();
        } catch (Throwable held) {
            return 0;
        }
        throw new IllegalStateException("BREACH");
    }
}
