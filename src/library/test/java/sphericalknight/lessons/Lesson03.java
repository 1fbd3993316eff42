package sphericalknight.lessons;

import static sphericalknight.bits.Squares.bit;
import static sphericalknight.bits.Squares.file;
import static sphericalknight.bits.Squares.rank;
import static sphericalknight.bits.Squares.set;
import static sphericalknight.bits.Squares.square;
import static sphericalknight.draw.Draw.board;
import static sphericalknight.lessons.Lesson02.where;

import sphericalknight.chess.attack.KingMoves;
import sphericalknight.draw.Picture;

/** The code that lesson 03 builds step by step. Its cells show these regions, {@link Lesson03Test} tests them. */
final class Lesson03 {
    /** The reader's king; here the library's. */
    private static final King myKing = KingMoves::attacks;

    private Lesson03() {}

    /** The picture at the start of the lesson, stored in {@code notebooks/pictures/03-king.svg}. */
    static Picture opening() {
        return board().title("Réti, 1921: White to move and draw")
                .pieces("7K/8/k1P5/7p/8/8/8/8")
                .mark(set("g7 f6 e5"))
                .arrow(square("h8"), square("e5"))
                .arrow(square("e5"), square("d6"))
                .arrow(square("e5"), square("h2"));
    }

    /** A king of exercise 3.1. */
    private interface King {
        long attacks(long kings);
    }

    // region 3.patient
    static int distance(int from, int to) {
        int files = Math.abs(file(from) - file(to));
        int ranks = Math.abs(rank(from) - rank(to));
        return Math.max(files, ranks);
    }

    static long patient(int square) {
        return where(to -> distance(square, to) == 1);
    }
    // endregion

    // region 3.pairs
    static int pairs() {
        int pairs = 0;
        for (int white = 0; white < 64; white++) {
            for (int black = 0; black < 64; black++) {
                pairs += distance(white, black) > 1 ? 1 : 0;
            }
        }
        return pairs;
    }
    // endregion

    // region 3.moves
    static int[] movesFrom(String name) {
        int[] moves = new int[64];
        long seen = 0;
        long ring = set(name);
        for (int move = 0; ring != 0; move++) {
            for (int square = 0; square < 64; square++) {
                if ((ring & bit(square)) != 0) {
                    moves[square] = move;
                }
            }
            seen |= ring;
            ring = myKing.attacks(ring) & ~seen;
        }
        return moves;
    }
    // endregion
}
