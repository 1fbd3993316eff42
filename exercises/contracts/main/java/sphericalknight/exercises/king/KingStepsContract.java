package sphericalknight.exercises.king;

import static sphericalknight.bits.Squares.bit;
import static sphericalknight.bits.Squares.set;

import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.bits.SetWalk;
import sphericalknight.exercise.contract.Contract;
import sphericalknight.exercises.RandomSquares;

class KingStepsContract extends Contract<KingSteps> {
    private static final long INNER = 0x007E_7E7E_7E7E_7E00L;

    @Test
    @DisplayName("alone in the middle he has eight steps, on the edge five, on h8 three")
    void alone() {
        steps("d4", "", "", "h8", "c3 d3 e3 c4 e4 c5 d5 e5", "nobody is near");
        steps("a4", "", "", "h8", "a3 b3 b4 a5 b5", "nothing lies to the left of the a-file");
        steps("h8", "", "", "a1", "g8 g7 h7", "h8 is bit 63, the sign of a long");
        others(4, 0, (toKing, toEnemy) -> toKing > 3 && toEnemy == 1);
    }

    @Test
    @DisplayName("not onto his own pieces")
    void ownPieces() {
        steps("e1", "d1 d2 f2", "", "e8", "e2 f1", "d1, d2 and f2 are his own");
        others(4, 0, (toKing, toEnemy) -> toKing == 1);
    }

    @Test
    @DisplayName("not to where a knight attacks")
    void knights() {
        steps("d4", "", "d6", "h8", "c3 d3 e3 c5 d5 e5", "the knight on d6 attacks c4 and e4");
        steps("h4", "", "f6 a6", "a1", "g3 h3 g5", "two knights: f6 attacks g4 and h5, a6 attacks nothing near");
        others(4, 2, (toKing, toEnemy) -> toKing == 2 || toKing == 3);
    }

    @Test
    @DisplayName("not next to the other king")
    void otherKing() {
        steps("e4", "", "", "e6", "d3 e3 f3 d4 f4", "the king on e6 attacks d5, e5 and f5");
        steps("e4", "d3 d5", "", "e6", "e3 f3 d4 f4", "the king on e6 attacks e5 and f5; d3 and d5 are his own");
        for (int king = 0; king < 64; king++) {
            for (int enemyKing = 0; enemyKing < 64; enemyKing++) {
                if (distance(king, enemyKing) > 1) {
                    compare(king, 0, 0, enemyKing, "two kings alone on the board");
                }
            }
        }
        others(2, 0, (toKing, toEnemy) -> toKing == 1 && toEnemy > 1);
    }

    @Test
    @DisplayName("he captures a knight that nobody protects, and leaves a protected one alone")
    void captures() {
        steps("c1", "d2", "c2", "h8", "b1 d1 b2 c2", "the knight on c2 is not protected");
        steps("c1", "d2", "c2 e1", "h8", "b1 d1 b2", "the knight on e1 protects c2");
        steps("g6", "", "g7", "g8", "f6 g5 h6", "the king on g8 protects g7, and the knight attacks f5 and h5");
        others(2, 1, (toKing, toEnemy) -> toKing == 1);
    }

    @Test
    @DisplayName("knights everywhere: he stays where he is")
    void knightsEverywhere() {
        compare(28, 0, ~(1L << 28 | 1L << 63), 63, "knights on all squares but e4 and h8");
    }

    @Test
    @DisplayName("1,000 random boards, square by square")
    void randomBoards() {
        randomly(1_000, random -> {
            int king = random.nextInt(64);
            int enemyKing = random.nextInt(64);
            if (distance(king, enemyKing) > 1) {
                long others = ~(1L << king | 1L << enemyKing);
                long own = random.nextLong() & random.nextLong() & others;
                long knights = random.nextLong() & random.nextLong() & random.nextLong() & others & ~own;
                smallestFirst(own | knights, () -> compare(king, own, knights, enemyKing, "a random board"));
            }
        });
    }

    /** Other boards: so many knights, or some own pieces, so far from the kings, which are {@code away} from each other. */
    private void others(int away, int knights, BiPredicate<Integer, Integer> where) {
        alike(random -> {
            int king = RandomSquares.square(INNER, random);
            int enemyKing = RandomSquares.square(squaresWhere(s -> distance(king, s) == away), random);
            long squares = squaresWhere(s -> where.test(distance(king, s), distance(enemyKing, s)));
            long own = knights == 0 ? random.nextLong() & squares : 0;
            compare(king, own, RandomSquares.squares(knights, squares, random), enemyKing, "another board");
        });
    }

    private void compare(int king, long own, long knights, int enemyKing, String words) {
        check(bit(king), own, knights, bit(enemyKing), slowly(king, own, knights, enemyKing), words);
    }

    private static long slowly(int king, long own, long knights, int enemyKing) {
        return squaresWhere(to -> distance(king, to) == 1 && distance(enemyKing, to) > 1)
                & ~own
                & ~squaresWhere(to -> IntStream.of(SetWalk.squares(knights)).anyMatch(knight -> isHop(knight, to)));
    }

    private static boolean isHop(int from, int to) {
        return Math.abs(from % 8 - to % 8) * Math.abs(from / 8 - to / 8) == 2;
    }

    private static int distance(int from, int to) {
        return Math.max(Math.abs(from % 8 - to % 8), Math.abs(from / 8 - to / 8));
    }

    private void steps(String king, String own, String knights, String enemyKing, String expected, String words) {
        check(set(king), set(own), set(knights), set(enemyKing), set(expected), words);
    }

    private void check(long king, long own, long knights, long enemyKing, long expected, String words) {
        assertBoard(answer().steps(king, own, knights, enemyKing))
                .as(words)
                .with('K', king)
                .with('P', own)
                .with('n', knights)
                .with('k', enemyKing)
                .isEqualTo(expected);
    }

    @Override
    protected void probe(KingSteps answer) {
        for (int king = 0; king < 64; king++) {
            for (int enemy = 0; enemy < 64; enemy += 3) {
                long pieces = ~(1L << king | 1L << enemy);
                long own = 0x0181_4224_1842_8100L * (king + 1) & pieces;
                long knights = 0x1040_0204_0810_2001L * (enemy + 1) & pieces & ~own;
                answer.steps(1L << king, own, knights, 1L << enemy);
                answer.steps(1L << king, 0, knights, 1L << enemy);
                answer.steps(1L << king, own, 0, 1L << enemy);
            }
        }
    }
}
