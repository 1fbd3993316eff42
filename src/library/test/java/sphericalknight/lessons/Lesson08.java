package sphericalknight.lessons;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import sphericalknight.bits.SplitMix64;
import sphericalknight.chess.position.Position;
import sphericalknight.chess.position.Uci;

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

    // region 8.twins
    record Line(Position position, String moves) {}

    static Line[] twins(Position first, int bits) {
        Map<Long, Line> seen = new HashMap<>();
        ArrayDeque<Line> queue = new ArrayDeque<>(List.of(new Line(first, "")));
        while (true) {
            Line line = queue.poll();
            for (int move : line.position().legalMoves()) {
                Position next = line.position().after(move);
                Line now = new Line(next, line.moves() + " " + Uci.text(line.position(), move));
                Line other = seen.putIfAbsent(next.key() << 64 - bits, now);
                if (other == null) {
                    queue.add(now);
                } else if (other.position().key() != next.key()) {
                    System.out.println(seen.size() + 1 + " positions, then two with the same " + bits + " bits");
                    return new Line[] {other, now};
                }
            }
        }
    }
    // endregion
}
