package sphericalknight.exercises.slider;

import static sphericalknight.bits.Squares.file;
import static sphericalknight.bits.Squares.name;
import static sphericalknight.bits.Squares.names;
import static sphericalknight.bits.Squares.set;
import static sphericalknight.bits.Squares.square;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.chess.attack.RayWalk;
import sphericalknight.exercise.contract.Contract;

class FileAttacksContract extends Contract<FileAttacks> {
    private static final long FILE_A = 0x0101_0101_0101_0101L;

    @Test
    @DisplayName("an empty file is attacked from end to end, without the rook's own square")
    void emptyFile() {
        attacks("d1", "", "d2 d3 d4 d5 d6 d7 d8", "nothing stands above d1");
        attacks("d8", "", "d1 d2 d3 d4 d5 d6 d7", "nothing stands below d8");
        attacks("e4", "", "e1 e2 e3 e5 e6 e7 e8", "both ways from e4");
    }

    @Test
    @DisplayName("upwards: on to the first piece, and not past it")
    void above() {
        attacks("d1", "d5", "d2 d3 d4 d5", "d5 is the first piece above d1");
        attacks("d1", "d3 d6", "d2 d3", "d6 stands behind d3");
        attacks("a2", "a3", "a1 a3", "a3 stands right above a2");
        attacks("d1", "d2 d3 d4 d5 d6 d7", "d2", "all squares above d1 but d8 are occupied");
    }

    @Test
    @DisplayName("downwards: the same, with the file turned round")
    void below() {
        attacks("d8", "d4", "d4 d5 d6 d7", "d4 is the first piece below d8");
        attacks("d8", "d2 d6", "d6 d7", "d2 stands behind d6");
        attacks("h7", "h6", "h6 h8", "h6 stands right below h7");
    }

    @Test
    @DisplayName("both ways at once")
    void bothWays() {
        attacks("d4", "d2 d6 d7", "d2 d3 d5 d6", "d2 below, d6 above");
        attacks("b5", "b4 b6", "b4 b6", "shut in on both sides");
    }

    @Test
    @DisplayName("pieces on other files are no blockers")
    void otherFiles() {
        attacks("d4", "c5 e5 a6 h3", "d1 d2 d3 d5 d6 d7 d8", "nothing stands on the d-file");
        attacks("d4", "c5 d7 e2", "d1 d2 d3 d5 d6 d7", "of these only d7 stands on the d-file");
        alike(random -> {
            int square = 8 * random.nextInt(1, 7) + random.nextInt(1, 7);
            compare(square, random.nextLong() & ~(FILE_A << file(square)));
        });
    }

    @Test
    @DisplayName("the same question with and without the rook's own square among the occupied ones has the same answer")
    void ownSquare() {
        attacks("d4", "d6", "d1 d2 d3 d5 d6", "d4, where the rook stands, is not among the occupied squares");
        attacks("d4", "d4 d6", "d1 d2 d3 d5 d6", "the same with d4 among the occupied squares: the answer stays");
        attacks("d4", "d4", "d1 d2 d3 d5 d6 d7 d8", "of the file only d4, where the rook stands, is occupied");
    }

    @Test
    @DisplayName("corners and the far end of the board")
    void corners() {
        attacks("a1", "a8", "a2 a3 a4 a5 a6 a7 a8", "a8 is attacked, occupied or not");
        attacks("h8", "h1", "h1 h2 h3 h4 h5 h6 h7", "h8 is bit 63, the sign");
        attacks("h1", "h8", "h2 h3 h4 h5 h6 h7 h8", "h8 is bit 63, the sign");
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

    /** Compares the attacks with those of the library's rook, which walks step by step. */
    private void compare(int square, long occupied) {
        long file = FILE_A << file(square);
        assertBoard(answer().attacks(square, occupied))
                .with('R', 1L << square)
                .as("rook on %s, occupied on its file: %s", name(square), names(occupied & file))
                .isEqualTo(new RayWalk().rook(square, occupied) & file);
    }

    /** Asks about a rook and, in the hidden run, about one on another file with the same pieces above and below. */
    private void attacks(String rook, String occupied, String expected, String words) {
        assertBoard(answer().attacks(square(rook), set(occupied)))
                .with('R', set(rook))
                .as(words)
                .isEqualTo(set(expected));
        alike(random -> {
            int file = file(square(rook));
            int right = (file == 0 || file == 7 ? 7 * random.nextInt(2) : random.nextInt(1, 7)) - file;
            long onFile = set(occupied) & FILE_A << file;
            compare(square(rook) + right, right < 0 ? onFile >>> -right : onFile << right);
        });
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
