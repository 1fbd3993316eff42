package sphericalknight.lessons;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sphericalknight.chess.position.Move;
import sphericalknight.chess.position.Position;

@DisplayName("Lesson 10: the code it builds")
class Lesson10Test {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
                "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
                "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
                "8/8/8/8/1R2Pp1k/8/8/4K3 b - e3 0 1"
            })
    @DisplayName("but for castling, the moves that survive trial are the legal ones")
    void trial(String fen) {
        Position position = Position.fromFen(fen);
        IntPredicate steps = move -> !Move.isCastling(move);
        assertThat(Arrays.stream(position.pseudoLegalMoves())
                        .filter(steps)
                        .filter(move -> Lesson10.survives(position, move))
                        .sorted())
                .containsExactly(Arrays.stream(position.legalMoves())
                        .filter(steps)
                        .sorted()
                        .boxed()
                        .toArray(Integer[]::new));
    }
}
