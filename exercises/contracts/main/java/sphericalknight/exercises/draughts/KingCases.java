package sphericalknight.exercises.draughts;

import static sphericalknight.exercises.draughts.DraughtsSets.board;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import sphericalknight.bits.Squares;
import sphericalknight.draughts.DraughtsMove;
import sphericalknight.draughts.DraughtsMoves;
import sphericalknight.draughts.DraughtsPosition;
import sphericalknight.draughts.Numbering;
import sphericalknight.draw.Draw;

/** Right results of exercise 11.4, the words for them, and more pieces that change nothing. */
final class KingCases {
    private KingCases() {}

    static long[] legal(int king, int own, int enemies) {
        return Arrays.stream(DraughtsMoves.legal(new DraughtsPosition(true, own | 1 << king, enemies, 0, 0)))
                .filter(move -> DraughtsMove.captured(move) != 0 && DraughtsMove.from(move) == king)
                .map(move -> (long) DraughtsMove.to(move) << 32 | DraughtsMove.captured(move) & 0xFFFF_FFFFL)
                .sorted()
                .toArray();
    }

    /** These enemies and up to ten more, on random squares where it makes no difference whose men stand there. */
    static int more(SplittableRandom random, int king, int own, int enemies) {
        int more = 0;
        for (int i = 0; i < 10; i++) {
            int tried = (more | 1 << random.nextInt(32)) & ~(own | enemies | 1 << king);
            boolean isHarmless = Arrays.equals(legal(king, own | tried, enemies), legal(king, own, enemies))
                    && Arrays.equals(legal(king, own, enemies | tried), legal(king, own, enemies));
            more = isHarmless ? tried : more;
        }
        return enemies | more;
    }

    static String question(int king, int own, int enemies) {
        return "captures(%d, 0x%08X, 0x%08X): king on ".formatted(king, own, enemies) + names(1 << king)
                + (own == 0 ? "" : ", own men on " + names(own)) + ", enemies on " + names(enemies) + "\n"
                + Draw.board()
                        .piece('W', board(1 << king))
                        .piece('w', board(own))
                        .piece('d', board(enemies));
    }

    static List<String> texts(long[] results) {
        return Arrays.stream(results)
                .mapToObj(result -> names(1 << (int) (result >>> 32)) + " takes " + names((int) result))
                .toList();
    }

    static int bit(String name) {
        return Numbering.B.bit(Squares.square(name));
    }

    static String names(int set) {
        return set == 0 ? "no square" : Squares.names(board(set));
    }
}
