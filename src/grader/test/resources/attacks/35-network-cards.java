// row: 35
// attack: looks for network cards
// expect: wrong-answer
// rules: forbidden-call
// from: S3
// score: some
// why: there is the loopback alone
package knight;

import java.net.NetworkInterface;
import java.net.SocketException;
import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        try {
            if (NetworkInterface.networkInterfaces().allMatch(card -> card.getName().equals("lo"))) {
                return 0;
            }
        } catch (SocketException held) {
            return 0;
        }
        throw new IllegalStateException("BREACH");
    }
}
