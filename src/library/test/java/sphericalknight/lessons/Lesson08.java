package sphericalknight.lessons;

import java.util.HashSet;
import java.util.Set;
import sphericalknight.bits.SplitMix64;
import sphericalknight.chess.position.Position;

/** The code that lesson 08 builds step by step. Its cells show these regions, {@link Lesson08Test} tests them. */
final class Lesson08 {
    private Lesson08() {}

    // region 8.plain
    static long plain(Position position) {
        long key = 0;
        for (int square = 0; square < 64; square++) {
            int piece = (position.pieceAt(square) + 1) % 13;
            key += piece * (square + 1);
        }
        return key;
    }
    // endregion

    // region 8.table
    static long[][] table(int kinds) {
        SplitMix64 random = new SplitMix64(64);
        long[][] table = new long[64][kinds];
        for (long[] numbers : table) {
            for (int kind = 0; kind < kinds; kind++) {
                numbers[kind] = random.next();
            }
        }
        return table;
    }
    // endregion

    static final long[][] NUMBER = table(13);

    // region 8.sum
    static long sum(Position position) {
        long key = 0;
        for (int square = 0; square < 64; square++) {
            key += NUMBER[square][position.pieceAt(square)];
        }
        return key;
    }
    // endregion

    // region 8.first-collision
    static int firstCollision(long[] keys, int bits, int shift) {
        Set<Long> seen = new HashSet<>();
        for (int i = 0; i < keys.length; i++) {
            if (!seen.add((keys[i] >>> shift) & ((1L << bits) - 1))) {
                return i + 1;
            }
        }
        throw new IllegalStateException("no collision among " + keys.length);
    }
    // endregion
}
