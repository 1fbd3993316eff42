package sphericalknight.lessons;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.bits.Squares.names;
import static sphericalknight.bits.Squares.set;

import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.chess.position.Move;
import sphericalknight.chess.position.PerftRow;
import sphericalknight.chess.position.Piece;
import sphericalknight.chess.position.Position;

@DisplayName("Lesson 10: the code it builds")
class Lesson10Test {
    private static final Position CHECK = Position.fromFen("4k3/8/8/4r3/7b/8/1N3N2/4K3 w - - 0 1");
    private static final Position PINS = Position.fromFen("4r2k/8/8/8/7b/4R3/1N3N2/4K3 w - - 0 1");

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
    @DisplayName("the attacked squares are those the library finds one by one")
    void attacked() {
        for (PerftRow row : PerftRow.read(PerftRow.CHESS)) {
            Position position = Position.fromFen(row.fen());
            long attacked = Lesson10.attacked(position, position.occupied());
            for (int square = 0; square < 64; square++) {
                assertThat((attacked >>> square & 1) != 0)
                        .as("%s, square %d", row.fen(), square)
                        .isEqualTo(position.isAttacked(square, 1 - position.side()));
            }
        }
    }

    @Test
    @DisplayName("a rook's check is answered on the file, two checks nowhere; without check everywhere")
    void targets() {
        assertThat(names(Lesson10.targets(CHECK))).isEqualTo("e2 e3 e4 e5");
        assertThat(Lesson10.targets(Position.fromFen("4k3/8/8/4r3/7b/8/8/4K3 w - - 0 1")))
                .isZero();
        assertThat(Lesson10.targets(PINS)).isEqualTo(-1L);
    }

    @Test
    @DisplayName("a piece is pinned if the king is attacked once it is lifted")
    void pins() {
        assertThat(Lesson10.pins(PINS)).isEqualTo(set("e3 f2"));
        assertThat(Lesson10.pins(Position.start())).isZero();
        assertThat(Piece.kind(PINS.pieceAt(20))).isEqualTo(Piece.ROOK);
    }
}
