package sphericalknight.lessons;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.bits.Squares.name;

import java.util.Arrays;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;
import sphericalknight.chess.perft.Perft;
import sphericalknight.chess.position.Move;
import sphericalknight.chess.position.Position;
import sphericalknight.chess.position.Uci;

@DisplayName("Lesson 10: the generator it builds")
@ParameterizedClass
@ValueSource(
        strings = {
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
            "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
            "8/8/8/8/1R2Pp1k/8/8/4K3 b - e3 0 1"
        })
class Lesson10Test {
    private final Position root;

    Lesson10Test(String fen) {
        root = Position.fromFen(fen);
    }

    @Test
    @DisplayName("but for castling, the moves that survive trial are the legal ones")
    void trial() {
        IntPredicate steps = move -> !Move.isCastling(move);
        assertThat(Arrays.stream(root.pseudoLegalMoves())
                        .filter(steps)
                        .filter(move -> Lesson10.survives(root, move))
                        .sorted())
                .containsExactly(Arrays.stream(root.legalMoves())
                        .filter(steps)
                        .sorted()
                        .boxed()
                        .toArray(Integer[]::new));
    }

    @Test
    @DisplayName("the page's generator finds the library's moves, here and after each of two moves")
    void generator() {
        assertSameMoves(root);
        for (int move : root.legalMoves()) {
            Position after = root.after(move);
            assertSameMoves(after);
            for (int reply : after.legalMoves()) {
                assertSameMoves(after.after(reply));
            }
        }
    }

    private static void assertSameMoves(Position position) {
        assertThat(Lesson10.generate(position))
                .as(position.fen())
                .containsExactlyElementsOf(Arrays.stream(position.legalMoves())
                        .mapToObj(move -> Move.isCastling(move)
                                ? name(Move.from(move)) + name(Move.to(move))
                                : Uci.text(position, move))
                        .collect(Collectors.toCollection(TreeSet::new)));
    }

    @Test
    @DisplayName(
            "a mate before the last ply has no leaves: after 1. f3 e5 2. g4 perft 2 is 575, with Qd8-h4 or without")
    void mateBeforeTheLastPly() {
        Map<String, Long> leaves = new Perft()
                .divide(Position.fromFen("rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq g3 0 2"), 2);
        assertThat(leaves).containsEntry("d8h4", 0L);
        assertThat(leaves.values().stream().mapToLong(Long::longValue).sum()).isEqualTo(575);
    }
}
