package sphericalknight.exercise.platform;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.machine.Price;

/** The classes are names only: this module does not know the library. */
@DisplayName("The price of a call into the library")
class LibraryPricesTest {
    @Test
    @DisplayName("is small, or larger, or very large where nobody has thought about it")
    void sizes() {
        assertThat(price("chess.attack.KnightMoves", "attacks")).isSameAs(Price.SMALL);
        assertThat(price("exercises.memory.Some", "number")).isSameAs(Price.SMALL);
        assertThat(price("chess.endgame.MateTable", "moves")).isSameAs(Price.SMALL);
        assertThat(price("chess.endgame.MateTable", "build")).isNotIn(Price.SMALL, Price.UNKNOWN);
        assertThat(price("chess.perft.Perft", "count")).isNotIn(Price.SMALL, Price.UNKNOWN);
        assertThat(price("draughts.DraughtsPerft", "leaves")).isSameAs(Price.UNKNOWN);
        assertThat(price("chess.attack.NewMoves", "attacks")).isSameAs(Price.UNKNOWN);
        assertThat(price("storage.Scheme", "code")).isSameAs(Price.UNKNOWN);
    }

    private static Price price(String type, String member) {
        return LibraryPrices.of("sphericalknight." + type, member);
    }
}
