package sphericalknight.lessons;

import static sphericalknight.bits.Squares.bit;
import static sphericalknight.bits.Squares.file;
import static sphericalknight.bits.Squares.names;
import static sphericalknight.bits.Squares.rank;
import static sphericalknight.bits.Squares.set;
import static sphericalknight.bits.Squares.square;
import static sphericalknight.chess.board.Lines.NOT_AB;
import static sphericalknight.draw.Draw.board;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import sphericalknight.chess.attack.KnightMoves;
import sphericalknight.draw.Board;
import sphericalknight.draw.Picture;

/** The code that lesson 02 builds step by step. Its cells show these regions, {@link Lesson02Test} tests them. */
final class Lesson02 {
    private Lesson02() {}

    /** The picture at the start of the lesson, stored in {@code notebooks/pictures/02-knight.svg}. */
    static Picture opening() {
        long knight = set("a4");
        long ghosts = eightShifts(knight) & ~KnightMoves.attacks(knight);
        Board board = board("a knight on a4, eight shifts", eightShifts(knight))
                .piece('N', knight)
                .wrong(ghosts);
        for (String ghost : names(ghosts).split(" ")) {
            board = board.arrow(square("a4"), square(ghost));
        }
        return board;
    }

    // region 2.patient
    static final int[][] KNIGHT = {
        {1, 2}, {2, 1}, {2, -1}, {1, -2},
        {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}
    };

    static long patient(int square, int[][] jumps) {
        long targets = 0;
        for (int[] jump : jumps) {
            int toFile = file(square) + jump[0];
            int toRank = rank(square) + jump[1];
            if (toFile >= 0 && toFile < 8 && toRank >= 0 && toRank < 8) {
                targets |= bit(8 * toRank + toFile);
            }
        }
        return targets;
    }
    // endregion

    // region 2.where
    static long where(IntPredicate isTrueFor) {
        long squares = 0;
        for (int square = 0; square < 64; square++) {
            if (isTrueFor.test(square)) {
                squares |= bit(square);
            }
        }
        return squares;
    }

    static String verdict(long right) {
        return Long.bitCount(right) + " of 64 squares are right";
    }
    // endregion

    // region 2.eight-shifts
    static long eightShifts(long knights) {
        long twoUp = (knights << 17) | (knights << 15);
        long oneUp = (knights << 10) | (knights << 6);
        long oneDown = (knights >>> 6) | (knights >>> 10);
        long twoDown = (knights >>> 15) | (knights >>> 17);
        return twoUp | oneUp | oneDown | twoDown;
    }
    // endregion

    // region 2.two-right
    static long twoRight(long knights) {
        return ((knights << 10) | (knights >>> 6)) & NOT_AB;
    }
    // endregion

    // region 2.edge
    static int byEdgeDistance(int square) {
        int sideways = Math.min(2, Math.min(file(square), 7 - file(square)));
        int upAndDown = Math.min(2, Math.min(rank(square), 7 - rank(square)));
        return new int[] {2, 3, 4, 6, 8}[sideways + upAndDown];
    }
    // endregion

    // region 2.ruler
    static int ruler(int from, int to) {
        int files = Math.abs(file(from) - file(to));
        int ranks = Math.abs(rank(from) - rank(to));
        int hops = Math.max((Math.max(files, ranks) + 1) / 2, (files + ranks + 2) / 3);
        return (hops + files + ranks) % 2 == 0 ? hops : hops + 1;
    }
    // endregion

    // region 2.rings
    static List<Long> rings(int from) {
        List<Long> rings = new ArrayList<>();
        long seen = 0;
        long ring = bit(from);
        while (ring != 0) {
            rings.add(ring);
            seen |= ring;
            ring = KnightMoves.attacks(ring) & ~seen;
        }
        return rings;
    }
    // endregion

    // region 2.walks
    static boolean walks(int from, int to, int hops) {
        if (hops == 0) {
            return from == to;
        }
        long targets = patient(from, KNIGHT);
        for (int next = 0; next < 64; next++) {
            if ((targets & bit(next)) != 0 && walks(next, to, hops - 1)) {
                return true;
            }
        }
        return false;
    }
    // endregion
}
