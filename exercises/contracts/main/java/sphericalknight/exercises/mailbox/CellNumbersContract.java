package sphericalknight.exercises.mailbox;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.exercise.contract.Contract;

class CellNumbersContract extends Contract<CellNumbers> {
    @Test
    @DisplayName("a1, h1, d4 and h8 are squares")
    void cornersAndMiddle() {
        for (int cell : new int[] {0x00, 0x07, 0x33, 0x70, 0x77}) {
            isSquare(cell, true);
        }
    }

    @Test
    @DisplayName("one step to the right of h1, or to the left of a4, is no square")
    void besideTheBoard() {
        for (int cell : new int[] {0x08, 0x38, 0x2F, 0x78, 0x7F}) {
            isSquare(cell, false);
        }
    }

    @Test
    @DisplayName("above rank 8 and below rank 1 there is no square")
    void aboveAndBelow() {
        for (int cell : new int[] {0x80, 0x87, 0x91, -16, -1, -33, 255}) {
            isSquare(cell, false);
        }
    }

    @Test
    @DisplayName("the cells of a1, b1, a2, d4 and h8 are 0x00, 0x01, 0x10, 0x33 and 0x77")
    void squareToCell() {
        int[] squares = {0, 1, 8, 27, 63};
        int[] cells = {0x00, 0x01, 0x10, 0x33, 0x77};
        for (int i = 0; i < squares.length; i++) {
            assertThat(hex(answer().cell(squares[i])))
                    .as("the cell of square %d; 16 * rank + file", squares[i])
                    .isEqualTo(hex(cells[i]));
        }
    }

    @Test
    @DisplayName("cell 0x10 is square 8, not 16")
    void cellToSquare() {
        int[] cells = {0x00, 0x07, 0x10, 0x33, 0x70, 0x77};
        int[] squares = {0, 7, 8, 27, 56, 63};
        for (int i = 0; i < cells.length; i++) {
            assertThat(answer().square(cells[i]))
                    .as("the square of cell %s; 8 * rank + file", hex(cells[i]))
                    .isEqualTo(squares[i]);
        }
    }

    @Test
    @DisplayName("all ranks and files, from -8 to 15")
    void allOfThem() {
        for (int rank = -8; rank < 16; rank++) {
            for (int file = 0; file < 16; file++) {
                int cell = 16 * rank + file;
                boolean onBoard = rank >= 0 && rank < 8 && file < 8;
                isSquare(cell, onBoard);
                if (onBoard) {
                    assertThat(answer().square(cell))
                            .as("the square of cell %s", hex(cell))
                            .isEqualTo(8 * rank + file);
                    assertThat(answer().cell(8 * rank + file))
                            .as("the cell of square %d", 8 * rank + file)
                            .isEqualTo(cell);
                }
            }
        }
    }

    private void isSquare(int cell, boolean expected) {
        assertThat(answer().isSquare(cell))
                .as("isSquare(%s): bits 3 and 7 must both be 0", hex(cell))
                .isEqualTo(expected);
    }

    private static String hex(int cell) {
        return cell < 0 ? "-" + hex(-cell) : String.format("0x%02X", cell);
    }

    @Override
    protected void probe(CellNumbers answer) {
        for (int cell = -40; cell < 170; cell++) {
            answer.isSquare(cell);
        }
        for (int square = 0; square < 64; square++) {
            answer.cell(square);
            answer.square(square / 8 * 16 + square % 8);
        }
    }
}
