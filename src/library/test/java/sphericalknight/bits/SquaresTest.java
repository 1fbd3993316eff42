package sphericalknight.bits;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Squares")
class SquaresTest {
    @Test
    @DisplayName("64 names, read rank by rank, are the numbers 0 to 63")
    void everySquareHasItsName() {
        int square = 0;
        for (char rank : "12345678".toCharArray()) {
            for (char file : "abcdefgh".toCharArray()) {
                String name = "" + file + rank;
                assertThat(Squares.square(name)).isEqualTo(square);
                assertThat(Squares.name(square)).isEqualTo(name);
                assertThat("abcdefgh".charAt(Squares.file(square))).isEqualTo(file);
                assertThat("12345678".charAt(Squares.rank(square))).isEqualTo(rank);
                square++;
            }
        }
        assertThat(square).isEqualTo(64);
    }

    @ParameterizedTest(name = "\"{0}\" is refused")
    @ValueSource(strings = {"", "a", "a0", "a9", "i1", "4d", "a1 ", "a10", "`1"})
    void notASquare(String name) {
        assertThatThrownBy(() -> Squares.square(name))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("\"" + name
                        + "\" is not a square; a file letter a-h and a rank digit 1-8 are needed, such as d4");
    }

    @ParameterizedTest(name = "\"{0}\" is refused")
    @ValueSource(strings = {"a1, h1", "a1,h1", "a1 , h1"})
    void commas(String names) {
        assertThatThrownBy(() -> Squares.set(names))
                .hasMessageEndingWith("such as d4; separate squares by blanks, without commas");
    }

    @ParameterizedTest(name = "{0} is refused")
    @ValueSource(ints = {-1, 64, Integer.MIN_VALUE, Integer.MAX_VALUE})
    void notOnTheBoard(int square) {
        String sentence = "square " + square + " is not on the board; 0 (a1) to 63 (h8) are";
        assertThatThrownBy(() -> Squares.bit(square)).hasMessage(sentence);
        assertThatThrownBy(() -> Squares.name(square)).hasMessage(sentence);
        assertThatThrownBy(() -> Squares.checked(square)).hasMessage(sentence);
    }

    @Test
    @DisplayName("the bit of h8 is the sign bit, the bit of f5 lies beyond an int")
    void bitsBeyondAnInt() {
        assertThat(Squares.bit(63)).isEqualTo(Long.MIN_VALUE);
        assertThat(Squares.bit(37)).isEqualTo(137_438_953_472L);
        assertThat(Squares.bit(0)).isEqualTo(1);
    }

    @Test
    @DisplayName("a set is made from names and tells its names from a1 to h8")
    void namesOfASet() {
        assertThat(Squares.set("h8 a1")).isEqualTo(0x8000_0000_0000_0001L);
        assertThat(Squares.set("  ")).isZero();
        assertThat(Squares.set("d4 d4")).isEqualTo(1L << 27);
        assertThat(Squares.names(0x8000_0000_0000_0001L)).isEqualTo("a1 h8");
        assertThat(Squares.names(0)).isEmpty();
    }

    @Test
    @DisplayName("a drawn board is read from the upper left, a8, to the lower right, h1")
    void boardAsTextBlock() {
        String knightAttacks = """
                . . . . . . . .
                . . . . . . . .
                . . 1 . 1 . . .
                . 1 . . . 1 . .
                . . . . . . . .
                . 1 . . . 1 . .
                . . 1 . 1 . . .
                . . . . . . . .
                """;
        assertThat(Squares.parse(knightAttacks)).isEqualTo(0x0000142200221400L);
        assertThat(Squares.text(0x0000142200221400L)).isEqualTo(knightAttacks);
        assertThat(Squares.parse(knightAttacks.replace(" ", "").replace("\n", "\r\n")))
                .isEqualTo(0x0000142200221400L);
    }

    @Test
    @DisplayName("a framed board with pieces on it gives the squares of one piece")
    void framedBoard() {
        String board = """
                8  . . . . . . . R
                7  . . . . . . . .
                6  . . x . x . . .
                5  . x . . . x . .
                4  . . . N . . . .
                3  . x . . . x . .
                2  . . x . x . . .
                1  R . . . . . . .
                   a b c d e f g h
                """;
        assertThat(Squares.names(Squares.parse(board, 'N'))).isEqualTo("d4");
        assertThat(Squares.names(Squares.parse(board, 'R'))).isEqualTo("a1 h8");
        assertThat(Squares.parse(board, 'x')).isEqualTo(0x0000142200221400L);
        assertThatThrownBy(() -> Squares.parse(board))
                .hasMessage("line 1 of the board holds 'R'; '.' for a square outside the set,"
                        + " '1' or 'x' for one inside are needed");
    }

    @Test
    @DisplayName("a rank digit at the left is no square, a 1 on the first rank is one")
    void onesAndRankDigits() {
        String rows = ". . . . . . . .\n".repeat(7);
        assertThat(Squares.parse(rows + "1 1 . . . . . .")).isEqualTo(3);
        assertThat(Squares.parse(rows + "1  1 1 . . . . . .")).isEqualTo(3);
    }

    @Test
    @DisplayName("a board with a line or a square too few is refused with the number found")
    void brokenBoards() {
        String row = ". . . . . . . .\n";
        assertThatThrownBy(() -> Squares.parse(row.repeat(7)))
                .hasMessage("the board has 7 lines; 8 are needed, rank 8 first");
        assertThatThrownBy(() -> Squares.parse(row.repeat(2) + ". . .\n" + row.repeat(5)))
                .hasMessage("line 3 of the board, \"...\", has 3 squares;"
                        + " 8 are needed, with or without the rank digit 6 before");
    }

    @Test
    @DisplayName("what text() writes parse() reads, on 100,000 seeded random sets")
    void textAndParseAgree() {
        Random random = new Random(1);
        for (int i = 0; i < 100_000; i++) {
            long set = random.nextLong();
            assertThat(Squares.parse(Squares.text(set))).isEqualTo(set);
            assertThat(Squares.set(Squares.names(set))).isEqualTo(set);
        }
    }
}
