package sphericalknight.exercise.platform;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sphericalknight.machine.Price;

/** The classes are names only: this module does not know the library. */
@DisplayName("The prices of the library")
class LibraryPricesTest {
    @ParameterizedTest(name = "{0}.{1}: {2}")
    @DisplayName("are small, larger, or missing")
    @CsvSource(textBlock = """
            chess.attack.KnightMoves, attacks,  small
            chess.endgame.MateTable,  moves,    small
            exercises.memory.Some,    number,   small
            chess.endgame.MateTable,  build,    larger
            chess.perft.Perft,        count,    larger
            exercises.detective.Suspects, leaves, larger
            chess.position.Position,  make,     larger
            draughts.DraughtsPerft,   leaves,   missing
            chess.attack.NewMoves,    attacks,  missing
            storage.Scheme,           code,     missing
            """)
    void sizes(String type, String member, String size) {
        Price price = LibraryPrices.of("sphericalknight." + type, member);
        assertThat(price == null ? "missing" : price == Price.SMALL ? "small" : "larger")
                .isEqualTo(size);
    }
}
