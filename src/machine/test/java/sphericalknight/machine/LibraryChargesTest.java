package sphericalknight.machine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("A call of the library")
class LibraryChargesTest {
    /** The classes are names only: this module does not know the library. */
    @ParameterizedTest(name = "{0}.{1}: {3} to {4} instructions")
    @DisplayName("costs little if somebody has said so, and is dear if nobody has thought about it")
    @CsvSource(textBlock = """
            sphericalknight/chess/attack/KnightMoves, attacks, (J)J,                                        1, 10
            sphericalknight/exercises/memory/Some,    number,  ()I,                                         1, 10
            sphericalknight/draughts/DraughtsPerft,   leaves,  (I)J,                                1_000_000, 1_000_000_000
            sphericalknight/chess/attack/NewMoves,    attacks, (J)J,                                1_000_000, 1_000_000_000
            sphericalknight/storage/Scheme,           code,    (Ljava/lang/String;)Ljava/lang/String;, 1_000_000, 1_000_000_000
            """)
    void price(String owner, String name, String descriptor, String least, String most) {
        Machine machine = new Machine(Map.of(), Hosts.ofJava());
        Charges.of(owner, name, Signature.of(descriptor), true).pay(machine.interpreter, new long[4], new Object[4], 0);
        assertThat(machine.work()).isBetween(number(least), number(most));
    }

    private static long number(String text) {
        return Long.parseLong(text.replace("_", ""));
    }
}
