package sphericalknight.lessons;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.bits.Squares.name;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.chess.position.Move;
import sphericalknight.chess.position.PerftRow;
import sphericalknight.chess.position.Position;
import sphericalknight.chess.position.Uci;

@DisplayName("Lesson 10: the generator it builds")
class Lesson10Test {
    @Test
    @DisplayName("the picture the lesson opens with is what the library draws")
    void opening() {
        assertThat(Path.of(System.getProperty("course.root"), "notebooks/pictures/10-generator.svg"))
                .as("after a change of the pictures, store what Lesson10.opening().svg() gives")
                .hasContent(Lesson10.opening().svg());
    }

    @Test
    @DisplayName("but for castling, the moves that survive trial are the legal ones, at every root of the perft suite")
    void trial() {
        for (PerftRow row : PerftRow.read(PerftRow.CHESS)) {
            Position position = Position.fromFen(row.fen());
            assertThat(Arrays.stream(position.pseudoLegalMoves())
                            .filter(move -> !Move.isCastling(move))
                            .filter(move -> Lesson10.survives(position, move)))
                    .as(row.fen())
                    .containsExactlyInAnyOrderElementsOf(Arrays.stream(position.legalMoves())
                            .filter(move -> !Move.isCastling(move))
                            .boxed()
                            .toList());
        }
    }

    @Test
    @DisplayName(
            "the page's generator finds the library's moves, at every root of the perft suite and after each of its moves")
    void generator() {
        for (PerftRow row : PerftRow.read(PerftRow.CHESS)) {
            Position root = Position.fromFen(row.fen());
            if (root.hasOrdinaryCastling()) {
                assertSameMoves(root);
                for (int move : root.legalMoves()) {
                    assertSameMoves(root.after(move));
                }
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
}
