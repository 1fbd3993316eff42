package sphericalknight.storage.games;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sphericalknight.chess.position.Move;
import sphericalknight.chess.position.Piece;
import sphericalknight.chess.position.Position;
import sphericalknight.chess.position.San;

@DisplayName("Exchanges: what a capture wins, counted by hand")
class StaticExchangeTest {
    @ParameterizedTest(name = "{1} in {0}: {2}")
    @CsvSource({
        "4k3/8/8/3p4/8/8/8/3RK3 w - - 0 1,           Rxd5,  1",
        "4k3/8/4p3/3p4/8/8/8/3RK3 w - - 0 1,         Rxd5, -4",
        "4k3/8/4p3/3p4/8/2N5/8/3RK3 w - - 0 1,       Nxd5, -1",
        "4k3/8/8/3n4/8/2N5/8/4K3 w - - 0 1,          Nxd5,  3",
        "4k3/1b6/8/3n4/8/2N5/8/4K3 w - - 0 1,        Nxd5,  0",
        "4k3/1b6/8/3n4/4P3/8/8/4K3 w - - 0 1,        exd5,  2",
        "3rk3/3r4/8/3p4/8/8/3R4/3RK3 w - - 0 1,      Rxd5, -4",
        "3rk3/8/8/3p4/8/3R4/3R4/3RK3 w - - 0 1,      Rxd5,  1",
        "4k3/8/8/8/2p5/8/3R4/4K3 w - - 0 1,          Rd3,  -5",
        "4k3/8/8/8/2p5/8/2PR4/4K3 w - - 0 1,         Rd3,  -4",
        "4k3/8/8/8/8/8/3R4/4K3 w - - 0 1,            Rd5,   0",
        "8/8/3k4/3p4/8/8/8/3RK3 w - - 0 1,           Rxd5, -4",
        "8/8/3k4/3p4/4B3/8/8/3RK3 w - - 0 1,         Rxd5,  1",
        "4k3/8/8/1pP5/8/8/8/4K3 w - b6 0 1,          cxb6,  1"
    })
    void balance(String fen, String san, int expected) {
        Position position = Position.fromFen(fen);
        int move = San.move(position, san);
        int from = Move.from(move);
        int to = Move.to(move);
        int there = Move.isEnPassant(move) ? Piece.PAWN : position.pieceAt(to);
        int captured = there == Piece.NONE ? 0 : StaticExchange.VALUE[Piece.kind(there)];
        int kind = Piece.kind(position.pieceAt(from));
        assertThat(StaticExchange.balance(position, from, to, kind, captured)).isEqualTo(expected);
    }
}
