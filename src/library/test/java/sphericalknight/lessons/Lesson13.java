package sphericalknight.lessons;

import static sphericalknight.bits.Squares.bit;

import sphericalknight.bits.SetWalk;
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

    // region 13.won-in-one
    static long wonInOne(int king, int bishop, int knight) {
        long won = 0;
        for (int to : SetWalk.squares(KingMoves.attacks(bit(king)))) {
            won |= mates(to, bishop, knight);
        }
        for (int to : SetWalk.squares(KnightMoves.attacks(bit(knight)))) {
            won |= mates(king, bishop, to);
        }
        long rays = new RayWalk().bishop(bishop, bit(king) | bit(knight));
        for (int to : SetWalk.squares(rays)) {
            won |= mates(king, to, knight);
        }
        return won & standing(king, bishop, knight) & ~checked(king, bishop, knight);
    }
    // endregion
}
