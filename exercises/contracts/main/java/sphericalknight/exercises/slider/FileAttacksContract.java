package sphericalknight.exercises.slider;

import static sphericalknight.bits.Squares.file;
import static sphericalknight.bits.Squares.name;
import static sphericalknight.bits.Squares.set;
import static sphericalknight.bits.Squares.square;

import java.util.SplittableRandom;
import java.util.function.LongBinaryOperator;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.exercise.contract.Contract;
import sphericalknight.exercises.Directions;

class FileAttacksContract extends Contract<FileAttacks> {
    private static final long FILE_A = 0x0101_0101_0101_0101L;

    @Test
    @DisplayName("an empty file is attacked from end to end, without the rook's own square")
    void emptyFile() {
        attacks("d1", "", "d2 d3 d4 d5 d6 d7 d8", "nothing stands above d1");
        attacks("d8", "", "d1 d2 d3 d4 d5 d6 d7", "nothing stands below d8");
        attacks("e4", "", "e1 e2 e3 e5 e6 e7 e8", "both ways from e4");
        alike(random -> rook(random, 1, 8, (rook, file) -> 0));
    }

    @Test
    @DisplayName("upwards: on to the first piece, and not past it")
    void above() {
        attacks("d1", "d5", "d2 d3 d4 d5", "d5 is the first piece above d1");
        attacks("d1", "d3 d6", "d2 d3", "d6 stands behind d3");
        attacks("a2", "a3", "a1 a3", "a3 stands right above a2");
        attacks("d1", "d2 d3 d4 d5 d6 d7", "d2", "all squares above d1 but d8 are occupied");
        alike(random -> rook(random, 1, 1, (rook, file) -> file & ~rook & (random.nextLong() | -1L << 56)));
    }

    @Test
    @DisplayName("downwards: the same, with the file turned round")
    void below() {
        attacks("d8", "d4", "d4 d5 d6 d7", "d4 is the first piece below d8");
        attacks("d8", "d2 d6", "d6 d7", "d2 stands behind d6");
        attacks("h7", "h6", "h6 h8", "h6 stands right below h7");
        alike(random -> rook(random, 8, 8, (rook, file) -> file & ~rook & (random.nextLong() | 0xFF)));
    }

    @Test
    @DisplayName("both ways at once")
    void bothWays() {
        attacks("d4", "d2 d6 d7", "d2 d3 d5 d6", "d2 below, d6 above");
        attacks("b5", "b4 b6", "b4 b6", "shut in on both sides");
        alike(random -> rook(random, 4, 5, (r, f) -> r << 8 * random.nextInt(1, 3) | r >>> 8 * random.nextInt(1, 3)));
    }

    @Test
    @DisplayName("pieces on other files are no blockers")
    void otherFiles() {
        attacks("d4", "c5 e5 a6 h3", "d1 d2 d3 d5 d6 d7 d8", "nothing stands on the d-file");
        attacks("d4", "c5 d7 e2", "d1 d2 d3 d5 d6 d7", "of these only d7 stands on the d-file");
        alike(random -> rook(random, 2, 7, (rook, file) -> random.nextLong() & ~file));
    }

    @Test
    @DisplayName("the same question with and without the rook's own square among the occupied ones has the same answer")
    void ownSquare() {
        attacks("d4", "d6", "d1 d2 d3 d5 d6", "d4, where the rook stands, is not among the occupied squares");
        attacks("d4", "d4 d6", "d1 d2 d3 d5 d6", "the same with d4 among the occupied squares: the answer stays");
        attacks("d4", "d4", "d1 d2 d3 d5 d6 d7 d8", "of the file only d4, where the rook stands, is occupied");
        alike(random -> rook(random, 2, 5, (rook, file) -> rook | (random.nextBoolean() ? rook << 16 : 0)));
    }

    @Test
    @DisplayName("corners and the far end of the board")
    void corners() {
        attacks("a1", "a8", "a2 a3 a4 a5 a6 a7 a8", "a8 is attacked, occupied or not");
        attacks("h8", "h1", "h1 h2 h3 h4 h5 h6 h7", "h8 is bit 63, the sign");
        attacks("h1", "h8", "h2 h3 h4 h5 h6 h7 h8", "h8 is bit 63, the sign");
        alike(random -> {
            int corner = new int[] {0, 7, 56, 63}[random.nextInt(4)];
            compare(corner, random.nextBoolean() ? 1L << (corner ^ 56) : 0);
        });
    }

    @Test
    @DisplayName("2,000 random boards, step by step")
    void randomBoards() {
        randomly(2_000, random -> {
            int square = random.nextInt(64);
            long occupied = random.nextInt(10) == 0 ? -1L : random.nextLong() & random.nextLong();
            smallestFirst(occupied, () -> compare(square, occupied));
        });
    }

    /** Asks for a rook on files b to g and ranks {@code low} to {@code high}; {@code occupied} is given its square and its file. */
    private void rook(SplittableRandom random, int low, int high, LongBinaryOperator occupied) {
        int square = 8 * random.nextInt(low - 1, high) + random.nextInt(1, 7);
        compare(square, occupied.applyAsLong(1L << square, FILE_A << file(square)));
    }

    private void compare(int square, long occupied) {
        assertBoard(answer().attacks(square, occupied))
                .with('R', 1L << square)
                .as("rook on %s, occupied on its file: %s", name(square), pieces(square, occupied))
                .isEqualTo(stepByStep(square, occupied));
    }

    private static String pieces(int square, long occupied) {
        StringBuilder names = new StringBuilder();
        for (int other = file(square); other < 64; other += 8) {
            names.append((occupied >>> other & 1) != 0 ? name(other) + " " : "");
        }
        return names.toString().strip();
    }

    private static long stepByStep(int square, long occupied) {
        long attacks = 0;
        for (int step : new int[] {8, -8}) {
            for (int to = square + step; to >= 0 && to < 64; to += step) {
                attacks |= 1L << to;
                if ((occupied >>> to & 1) != 0) {
                    break;
                }
            }
        }
        return attacks;
    }

    private void attacks(String rook, String occupied, String expected, String words) {
        long yours = answer().attacks(square(rook), set(occupied));
        assertBoard(yours)
                .with('R', set(rook))
                .as(words + Directions.ofSlider(square(rook), set(occupied), set(expected), yours))
                .isEqualTo(set(expected));
    }

    @Override
    protected void probe(FileAttacks answer) {
        long occupied = set("a1 a4 b5 c2 c7 d6 e1 e3 e8 f4 g2 g7 h5 h8");
        for (int square = 0; square < 64; square++) {
            answer.attacks(square, occupied);
        }
        answer.attacks(square("d4"), 0);
        answer.attacks(square("d4"), set("d4 d6"));
        answer.attacks(square("d1"), set("d2 d3 d4 d5 d6 d7"));
    }
}
