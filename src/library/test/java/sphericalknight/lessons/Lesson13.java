package sphericalknight.lessons;

import static sphericalknight.bits.Squares.bit;
import static sphericalknight.bits.Squares.file;
import static sphericalknight.bits.Squares.rank;

import sphericalknight.chess.attack.KingMoves;
import sphericalknight.chess.attack.KnightMoves;
import sphericalknight.chess.attack.RayWalk;

/** The code that lesson 13 builds step by step. Its cells show these regions, {@link Lesson13Test} tests them. */
final class Lesson13 {
    private Lesson13() {}

    // region 13.checked
    static long checked(int king, int bishop, int knight) {
        long inTheWay = bit(king) | bit(knight);
        return new RayWalk().bishop(bishop, inTheWay) | KnightMoves.attacks(bit(knight));
    }

    static long standing(int king, int bishop, int knight) {
        long men = bit(king) | bit(bishop) | bit(knight);
        return Long.bitCount(men) < 3 ? 0 : ~(men | KingMoves.attacks(bit(king)));
    }
    // endregion

    // region 13.mates
    static long mates(int king, int bishop, int knight) {
        long checked = checked(king, bishop, knight);
        long free = ~(checked | KingMoves.attacks(bit(king)));
        long movable = KingMoves.attacks(free);
        return standing(king, bishop, knight) & checked & ~movable;
    }
    // endregion

    // region 13.numbers
    static int placement(int king, int bishop, int knight) {
        return (king * 32 + bishop / 2) * 64 + knight;
    }

    static int light(int half) {
        int square = 2 * half;
        return (file(square) + rank(square)) % 2 == 1 ? square : square + 1;
    }
    // endregion

    // region 13.winning
    static long winning(long[] lost, int king, int bishop, int knight) {
        long winning = 0;
        for (long to = KingMoves.attacks(bit(king)); to != 0; to &= to - 1) {
            winning |= lost[placement(Long.numberOfTrailingZeros(to), bishop, knight)];
        }
        for (long to = KnightMoves.attacks(bit(knight)); to != 0; to &= to - 1) {
            winning |= lost[placement(king, bishop, Long.numberOfTrailingZeros(to))];
        }
        long rays = new RayWalk().bishop(bishop, bit(king) | bit(knight));
        for (long to = rays; to != 0; to &= to - 1) {
            winning |= lost[placement(king, Long.numberOfTrailingZeros(to), knight)];
        }
        long legal = standing(king, bishop, knight) & ~checked(king, bishop, knight);
        return winning & legal;
    }
    // endregion

    // region 13.one-by-one
    interface BackStep {
        long lost(long standing, long guarded, long checked, long won);
    }

    static long oneByOne(long standing, long guarded, long checked, long won) {
        long lost = 0;
        for (long rest = standing; rest != 0; rest &= rest - 1) {
            long here = rest & -rest;
            long free = KingMoves.attacks(here) & ~guarded;
            boolean stalemate = free == 0 && (here & checked) == 0;
            boolean saved = (free & ~won) != 0;
            lost |= saved || stalemate ? 0 : here;
        }
        return lost;
    }
    // endregion

    // region 13.table
    static void stepBlack(BackStep step, long[] won, long[] lost) {
        for (int i = 0; i < lost.length; i++) {
            int king = i / 2048;
            int bishop = light(i / 64 % 32);
            long checked = checked(king, bishop, i % 64);
            long guarded = checked | KingMoves.attacks(bit(king));
            long standing = standing(king, bishop, i % 64);
            lost[i] = step.lost(standing, guarded, checked, won[i]);
        }
    }

    static int stepWhite(long[] lost, long[] won) {
        int news = 0;
        for (int i = 0; i < won.length; i++) {
            long now = winning(lost, i / 2048, light(i / 64 % 32), i % 64);
            news += Long.bitCount(now & ~won[i]);
            won[i] = now;
        }
        return news;
    }
    // endregion
}
