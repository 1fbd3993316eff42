package sphericalknight.exercises.mailbox;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.exercise.contract.Contract;

class CellNumbersContract extends Contract<CellNumbers> {
    @Test
    @DisplayName("a1, h1, d4 and h8 are squares")
    void cornersAndMiddle() {
        isSquare(true, 0x00, 0x07, 0x33, 0x70, 0x77);
    }

    @Test
    @DisplayName("one step to the right of h1, or to the left of a4, is no square")
    void besideTheBoard() {
        isSquare(false, 0x08, 0x38, 0x2F, 0x78, 0x7F);
    }

    @Test
    @DisplayName("above rank 8 and below rank 1 there is no square")
    void aboveAndBelow() {
        isSquare(false, 0x80, 0x87, 0x91, -16, -1, -33, 255);
    }

    @Test
    @DisplayName("the cells of a1, b1, a2, d4 and h8 are 0x00, 0x01, 0x10, 0x33 and 0x77")
    void squareToCell() {
        cell(0, 0x00);
        cell(1, 0x01);
        cell(8, 0x10);
        cell(27, 0x33);
        cell(63, 0x77);
    }

    @Test
    @DisplayName("cell 0x10 is square 8, not 16")
    void cellToSquare() {
        square(0x00, 0);
        square(0x07, 7);
        square(0x10, 8);
        square(0x33, 27);
        square(0x70, 56);
        square(0x77, 63);
    }

    @Test
    @DisplayName("all ranks and files, from -8 to 15")
    void allOfThem() {
        for (int rank = -8; rank < 16; rank++) {
            for (int file = 0; file < 16; file++) {
                int cell = 16 * rank + file;
                boolean onBoard = rank >= 0 && rank < 8 && file < 8;
                isSquare(onBoard, cell);
                if (onBoard) {
                    square(cell, 8 * rank + file);
                    cell(8 * rank + file, cell);
                }
            }
        }
    }

    private void isSquare(boolean expected, int... cells) {
        for (int cell : cells) {
            assertThat(answer().isSquare(cell))
                    .as("isSquare(%s): bits 3 and 7 must both be 0", hex(cell))
                    .isEqualTo(expected);
        }
    }

    private void cell(int square, int expected) {
        assertThat(hex(answer().cell(square)))
                .as("the cell of square %d; 16 * rank + file", square)
                .isEqualTo(hex(expected));
    }

    private void square(int cell, int expected) {
        assertThat(answer().square(cell))
                .as("the square of cell %s; 8 * rank + file", hex(cell))
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
