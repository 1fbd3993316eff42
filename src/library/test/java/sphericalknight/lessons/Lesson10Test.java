package sphericalknight.lessons;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.chess.position.Move;
import sphericalknight.chess.position.PerftRow;
import sphericalknight.chess.position.Position;

@DisplayName("Lesson 10: the code it builds")
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
}
