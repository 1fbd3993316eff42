package sphericalknight.chess.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.function.LongUnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import sphericalknight.SlowBoard;
import sphericalknight.bits.Squares;

@DisplayName("Shifts")
class ShiftTest {
    private static long slow(long set, int files, int ranks) {
        return SlowBoard.move(set, (file, rank) -> file + files, (file, rank) -> rank + ranks);
    }

    static Stream<Arguments> directions() {
        return Stream.of(
                direction("north", 0, 1, Shift::north),
                direction("northEast", 1, 1, Shift::northEast),
                direction("east", 1, 0, Shift::east),
                direction("southEast", 1, -1, Shift::southEast),
                direction("south", 0, -1, Shift::south),
                direction("southWest", -1, -1, Shift::southWest),
                direction("west", -1, 0, Shift::west),
                direction("northWest", -1, 1, Shift::northWest));
    }

    private static Arguments direction(String name, int files, int ranks, LongUnaryOperator shift) {
        return Arguments.of(name, files, ranks, shift);
    }

    @ParameterizedTest(name = "{0} moves every square by ({1}, {2}) and drops what leaves the board")
    @MethodSource("directions")
    void stepsAgreeWithTheSlowBoard(String name, int files, int ranks, LongUnaryOperator shift) {
        SlowBoard.everySquareAndRandomSets(set -> assertThat(shift.applyAsLong(set))
                .as(name + " of\n" + Squares.text(set))
                .isEqualTo(slow(set, files, ranks)));
    }

    @Test
    @DisplayName("all 225 jumps from all 64 squares")
    void everyJumpFromEverySquare() {
        for (int files = -7; files <= 7; files++) {
            for (int ranks = -7; ranks <= 7; ranks++) {
                for (int square = 0; square < 64; square++) {
                    long set = 1L << square;
                    assertThat(Shift.by(set, files, ranks))
                            .as("%s by (%d, %d)", Squares.name(square), files, ranks)
                            .isEqualTo(slow(set, files, ranks));
                }
            }
        }
    }

    @Test
    @DisplayName("a jump longer than the board is refused")
    void tooLong() {
        assertThatThrownBy(() -> Shift.by(1, 8, 0))
                .hasMessage("a jump of 8 files and 0 ranks is longer than the board;"
                        + " -7 to 7 are possible in each direction");
        assertThatThrownBy(() -> Shift.by(1, 0, -8)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Shift.by(1, 0, 8)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Shift.by(1, Integer.MIN_VALUE, 0)).isInstanceOf(IllegalArgumentException.class);
    }
}
