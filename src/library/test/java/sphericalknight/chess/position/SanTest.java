package sphericalknight.chess.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("SAN and UCI: as players and programs write moves")
class SanTest {
    @ParameterizedTest(name = "{1} is {2}")
    @CsvSource({
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, e2e4, e4",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, g1f3, Nf3",
        "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1, e4d5, exd5",
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1, e5d6, exd6",
        "n3k3/1P6/8/8/8/8/8/4K3 w - - 0 1, b7b8q, b8=Q+",
        "n3k3/1P6/8/8/8/8/8/4K3 w - - 0 1, b7a8n, bxa8=N",
        "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1, b1d2, Nbd2",
        "4k3/8/8/R7/8/8/8/R3K3 w - - 0 1, a1a3, R1a3",
        "8/6k1/8/8/4Q2Q/8/8/1K5Q w - - 0 1, h4e1, Qh4e1",
        "4k3/4r3/8/4N3/8/2N5/8/4K3 w - - 0 1, c3d5, Nd5",
        "4k3/4r3/8/8/4N3/8/8/N3K3 w - - 0 1, a1c2, Nc2",
        "4k3/4r3/8/8/4N3/2N5/8/4K3 w - - 0 1, c3d5, Nd5",
        "4k3/4r3/8/8/8/2N1N3/8/4K3 w - - 0 1, c3d5, Nd5",
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, e1g1, O-O",
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, e1c1, O-O-O",
        "5k2/8/8/8/8/8/8/4K2R w K - 0 1, e1g1, O-O+",
        "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2, d8h4, Qh4#",
    })
    void text(String fen, String uci, String san) {
        Position position = Position.fromFen(fen);
        int move = Uci.move(position, uci);
        assertThat(San.text(position, move)).isEqualTo(san);
        assertThat(San.move(position, san)).isEqualTo(move);
        assertThat(Uci.text(position, move)).isEqualTo(uci);
    }

    @Test
    @DisplayName("read too: a missing or wrong sign for check, more of the origin than needed")
    void lenient() {
        Position position = Position.fromFen("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1");
        int move = Uci.move(position, "b1d2");
        for (String san : List.of("Nbd2", "Nbd2+", "Nbd2#", "Nb1d2", "N1d2")) {
            assertThat(San.move(position, san)).as(san).isEqualTo(move);
        }
    }

    @ParameterizedTest(name = "{1} is {2}")
    @CsvSource(
            delimiter = '|',
            value = {
                "n3k3/1P6/8/8/8/8/8/4K3 w - - 0 1        | b8Q        | b8=Q+",
                "n3k3/1P6/8/8/8/8/8/4K3 w - - 0 1        | b8(Q)      | b8=Q+",
                "n3k3/1P6/8/8/8/8/8/4K3 w - - 0 1        | bxa8/N     | bxa8=N",
                "n3k3/1P6/8/8/8/8/8/4K3 w - - 0 1        | b8q+       | b8=Q+",
                "n3k3/1P6/8/8/8/8/8/4K3 w - - 0 1        | ba8R       | bxa8=R+",
                "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1       | exd6e.p.   | exd6",
                "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1       | exd6 e.p.  | exd6",
                "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1       | exd6ep     | exd6",
                "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1       | ed6        | exd6",
                "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1       | e4xd5      | exd5",
                "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1       | e:d5       | exd5",
                "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1       | e5!        | e5",
                "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1       | e5?!       | e5",
                "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1       | e5(=)      | e5",
                "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1       | e4-e5      | e5",
                "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1       | 31.e5      | e5",
                "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1       | 31. Pe5    | e5",
                "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1    | 0-0        | O-O",
                "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1    | 0-0-0      | O-O-O",
                "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1    | o-o-o!     | O-O-O",
                "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1    | O\u2013O   | O-O",
                "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1    | \u2656a8   | Rxa8+",
                "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1    | 1...\u265Cxa1++ | Rxa1+",
                "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2 | Qh4++ | Qh4#",
                "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2 | Qh4#!! | Qh4#",
            })
    @DisplayName("FIDE's own spellings, and those of books and programs")
    void spellings(String fen, String written, String san) {
        Position position = Position.fromFen(fen);
        assertThat(San.text(position, San.move(position, written))).isEqualTo(san);
    }

    @Test
    @DisplayName(
            "Chess960: castling is king takes own rook in UCI, O-O in SAN (here with check); the king's arrival is read too")
    void chess960() {
        Position position = Position.fromFen("1r3k1r/8/8/8/8/8/8/1R3K1R w HBhb - 0 1");
        int right = Uci.move(position, "f1h1");
        assertThat(Uci.text(position, right)).isEqualTo("f1h1");
        assertThat(San.text(position, right)).isEqualTo("O-O+");
        assertThat(Uci.move(position, "f1c1")).isEqualTo(Uci.move(position, "f1b1"));
        assertThat(Uci.move(position, "f1g1")).as("the king just steps").isEqualTo(Move.of(5, 6));
        position.make(right);
        assertThat(position.fen()).isEqualTo("1r3k1r/8/8/8/8/8/8/1R3RK1 b hb - 1 1");
    }

    @TestFactory
    @DisplayName("50 games of the lichess open database are read and written move by move, signs included")
    Stream<DynamicTest> games() {
        return PerftRow.lines("/chess/games.txt").stream()
                .filter(line -> !line.startsWith("#"))
                .map(game -> DynamicTest.dynamicTest(game.substring(0, 20), () -> replay(game)));
    }

    private static void replay(String game) {
        Position position = Position.start();
        for (String san : game.split(" ")) {
            int move = San.move(position, san);
            assertThat(San.text(position, move)).isEqualTo(san);
            assertThat(Arrays.stream(position.legalMoves()).anyMatch(legal -> legal == move))
                    .isTrue();
            position.make(move);
        }
    }
}
