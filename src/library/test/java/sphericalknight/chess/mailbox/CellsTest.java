package sphericalknight.chess.mailbox;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.bits.Squares;
import sphericalknight.chess.position.Piece;

@DisplayName("Cells of the 0x88 board")
class CellsTest {
    @Test
    @DisplayName("a cell is a square exactly when its file and rank are 0 to 7, one step and more beyond every edge")
    void oneTestForAllEdges() {
        for (int rank = -2; rank < 10; rank++) {
            for (int file = -2; file < 10; file++) {
                boolean expected = rank >= 0 && rank < 8 && file >= 0 && file < 8;
                assertThat(Cells.isSquare(16 * rank + file))
                        .as("file %d rank %d", file, rank)
                        .isEqualTo(expected);
            }
        }
    }

    @Test
    @DisplayName("64 of the 128 cells are squares, there and back")
    void thereAndBack() {
        int squares = 0;
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            squares += Cells.isSquare(cell) ? 1 : 0;
        }
        assertThat(squares).isEqualTo(64);
        for (int square = 0; square < 64; square++) {
            int cell = Cells.of(square);
            assertThat(cell).isEqualTo(16 * Squares.rank(square) + Squares.file(square));
            assertThat(Cells.square(cell)).isEqualTo(square);
            assertThat(Cells.file(cell)).isEqualTo(Squares.file(square));
            assertThat(Cells.rank(cell)).isEqualTo(Squares.rank(square));
        }
    }

    @Test
    @DisplayName("the difference table knows for all 4,032 pairs of squares who could attack, told by files and ranks")
    void differences() {
        for (int from = 0; from < 64; from++) {
            for (int to = 0; to < 64; to++) {
                if (from == to) {
                    continue;
                }
                int files = Math.abs(Squares.file(from) - Squares.file(to));
                int ranks = Math.abs(Squares.rank(from) - Squares.rank(to));
                boolean straight = files == 0 || ranks == 0;
                boolean diagonal = files == ranks;
                check(Piece.KNIGHT, from, to, files * ranks == 2);
                check(Piece.BISHOP, from, to, diagonal);
                check(Piece.ROOK, from, to, straight);
                check(Piece.QUEEN, from, to, straight || diagonal);
                check(Piece.KING, from, to, Math.max(files, ranks) == 1);
            }
        }
    }

    private static void check(int kind, int from, int to, boolean expected) {
        assertThat(Differences.couldAttack(kind, Cells.of(from), Cells.of(to)))
                .as("%s %s to %s", Piece.kindName(kind), Squares.name(from), Squares.name(to))
                .isEqualTo(expected);
    }

    @Test
    @DisplayName("64 of the 239 differences are used: eight rays of seven cells and eight knight's jumps")
    void starOfDifferences() {
        int used = 0;
        for (int difference = -119; difference <= 119; difference++) {
            used += Differences.kinds(difference) != 0 ? 1 : 0;
        }
        assertThat(used).isEqualTo(8 * 7 + 8);
    }
}
