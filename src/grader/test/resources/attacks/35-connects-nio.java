// row: 35
// attack: connects to a service of this machine through a channel
// expect: wrong-answer
// rules: forbidden-call
// from: S3
// score: some
// why: the way of asking makes no difference
package knight;

import java.net.InetSocketAddress;
import java.nio.channels.SocketChannel;
import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        try {
            SocketChannel.open(new InetSocketAddress("127.0.0.1", {{port}})).close();
        } catch (Throwable held) {
            return 0;
        }
        throw new IllegalStateException("BREACH");
    }
}
