package sphericalknight.chess.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.IntBinaryOperator;
import java.util.function.LongUnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import sphericalknight.SlowBoard;
import sphericalknight.bits.Squares;

@DisplayName("Mirrors")
class MirrorTest {
    static Stream<Arguments> symmetries() {
        return Stream.of(
                symmetry("leftRight", Mirror::leftRight, (file, rank) -> 7 - file, (file, rank) -> rank),
                symmetry("topBottom", Mirror::topBottom, (file, rank) -> file, (file, rank) -> 7 - rank),
                symmetry("diagonal", Mirror::diagonal, (file, rank) -> rank, (file, rank) -> file),
                symmetry("antidiagonal", Mirror::antidiagonal, (file, rank) -> 7 - rank, (file, rank) -> 7 - file));
    }

    private static Arguments symmetry(
            String name, LongUnaryOperator fast, IntBinaryOperator toFile, IntBinaryOperator toRank) {
        return Arguments.of(name, fast, toFile, toRank);
    }

    @ParameterizedTest(name = "{0} agrees with the slow board")
    @MethodSource("symmetries")
    void agreesWithTheSlowBoard(
            String name, LongUnaryOperator fast, IntBinaryOperator toFile, IntBinaryOperator toRank) {
        SlowBoard.everySquareAndRandomSets(set -> assertThat(fast.applyAsLong(set))
                .as(name + " of\n" + Squares.text(set))
                .isEqualTo(SlowBoard.move(set, toFile, toRank)));
    }

    @Test
    @DisplayName("one of them is in the JDK: reversed bytes; two together are reversed bits")
    void jdk() {
        SlowBoard.everySquareAndRandomSets(set -> {
            assertThat(Mirror.topBottom(set)).isEqualTo(Long.reverseBytes(set));
            assertThat(Mirror.leftRight(Mirror.topBottom(set))).isEqualTo(Long.reverse(set));
        });
    }
}
