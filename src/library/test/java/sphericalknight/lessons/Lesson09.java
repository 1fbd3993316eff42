package sphericalknight.lessons;

import static sphericalknight.bits.Squares.bit;
import static sphericalknight.bits.Squares.file;
import static sphericalknight.bits.Squares.rank;
import static sphericalknight.bits.Squares.set;
import static sphericalknight.draw.Draw.board;
import static sphericalknight.draw.Draw.row;

import java.util.Arrays;
import sphericalknight.bits.SplitMix64;
import sphericalknight.chess.board.Lines;
import sphericalknight.draw.Picture;

/** The code that lesson 09 builds step by step. Its cells show these regions, {@link Lesson09Test} tests them. */
final class Lesson09 {
    private Lesson09() {}

    /** The picture at the start of the lesson, stored in {@code notebooks/pictures/09-sliders.svg}. */
    static Picture opening() {
        long pieces = set("a1 a2 a5 a7");
        return row(
                board("pieces on a file", pieces).small(),
                "×",
                board("a diagonal", Lines.H1_TO_A8).small(),
                "=",
                board("the file lies on rank 8", pieces * Lines.H1_TO_A8)
                        .mark(Lines.RANK_8)
                        .small());
    }

    // region 9.walk
    static long walk(int square, int files, int ranks, long occupied) {
        long reached = 0;
        int file = file(square) + files;
        int rank = rank(square) + ranks;
        while (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
            long here = bit(8 * rank + file);
            reached |= here;
            if ((occupied & here) != 0) {
                break;
            }
            file += files;
            rank += ranks;
        }
        return reached;
    }

    static long rookWalk(int square, long occupied) {
        return walk(square, 1, 0, occupied)
                | walk(square, -1, 0, occupied)
                | walk(square, 0, 1, occupied)
                | walk(square, 0, -1, occupied);
    }
    // endregion

    // region 9.strike-out
    static long[] rays(int files, int ranks) {
        long[] rays = new long[64];
        Arrays.setAll(rays, square -> walk(square, files, ranks, 0));
        return rays;
    }

    static long strikeOut(long[] rays, int square, long occupied) {
        long ray = rays[square];
        long blockers = ray & occupied;
        if (blockers == 0) {
            return ray;
        }
        int nearest = Long.numberOfTrailingZeros(blockers);
        return ray ^ rays[nearest];
    }
    // endregion

    // region 9.upwards
    static long upwards(int square, long occupied, long line) {
        long r = bit(square);
        long o = occupied & line;
        return (o ^ (o - 2 * r)) & line;
    }
    // endregion

    // region 9.first-rank
    static byte[] firstRank() {
        byte[] table = new byte[64 * 8];
        for (int inner = 0; inner < 64; inner++) {
            long pieces = inner << 1;
            for (int file = 0; file < 8; file++) {
                long seen = walk(file, 1, 0, pieces) | walk(file, -1, 0, pieces);
                table[8 * inner + file] = (byte) seen;
            }
        }
        return table;
    }

    static long rankAttacks(byte[] table, int square, long occupied) {
        int shift = 8 * rank(square);
        int inner = (int) (occupied >>> shift + 1) & 63;
        long seen = table[8 * inner + file(square)] & 0xFF;
        return seen << shift;
    }
    // endregion

    // region 9.flood
    static long floodNorth(long rooks, long empty) {
        long reached = rooks;
        reached |= empty & (reached << 8);
        empty &= empty << 8;
        reached |= empty & (reached << 16);
        empty &= empty << 16;
        reached |= empty & (reached << 32);
        return reached << 8;
    }
    // endregion

    // region 9.accepts
    static boolean accepts(long magic, long[] blockers, long[] attacks) {
        long[] table = new long[blockers.length];
        int shift = Long.numberOfLeadingZeros(blockers.length - 1);
        for (int way = 0; way < blockers.length; way++) {
            int index = (int) (blockers[way] * magic >>> shift);
            if (table[index] != 0 && table[index] != attacks[way]) {
                return false;
            }
            table[index] = attacks[way];
        }
        return true;
    }
    // endregion

    // region 9.search
    record Found(long magic, int tries) {}

    static Found search(int words, long[] blockers, long[] attacks, long seed) {
        SplitMix64 random = new SplitMix64(seed);
        for (int tries = 1; ; tries++) {
            long candidate = -1;
            for (int word = 0; word < words; word++) {
                candidate &= random.next();
            }
            if (accepts(candidate, blockers, attacks)) {
                return new Found(candidate, tries);
            }
        }
    }
    // endregion

    // region 9.gather
    static long gather(long value, long mask) {
        long gathered = 0;
        int next = 0;
        for (long rest = mask; rest != 0; rest &= rest - 1) {
            long lowest = rest & -rest;
            gathered |= (value & lowest) != 0 ? bit(next) : 0;
            next++;
        }
        return gathered;
    }
    // endregion
}
