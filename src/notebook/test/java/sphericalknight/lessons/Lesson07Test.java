package sphericalknight.lessons;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.bits.Squares.names;
import static sphericalknight.bits.Squares.set;
import static sphericalknight.bits.Squares.square;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.chess.mailbox.Cells;
import sphericalknight.chess.mailbox.Differences;
import sphericalknight.chess.position.Piece;

@DisplayName("Lesson 07: the code it builds, and the figures its text names")
class Lesson07Test {
    @Test
    @DisplayName("on eight files a rook on d4 slides to the right until h8")
    void eightWideSlidesOn() {
        assertThat(names(Lesson07.slide(square("d4"), 1)))
                .startsWith("e4 f4 g4 h4 a5")
                .endsWith("g8 h8");
    }

    @Test
    @DisplayName("the patient ray: from a3 up to the right b4 to f8, from h1 to the right nothing")
    void patientRay() {
        assertThat(Lesson07.patientRay(square("a3"), 1, 1)).isEqualTo(set("b4 c5 d6 e7 f8"));
        assertThat(Lesson07.patientRay(square("h1"), 1, 0)).isZero();
    }

    @Test
    @DisplayName("the star names for every difference the kinds that the library's table has")
    void star() {
        String[] star = Lesson07.star();
        for (int difference = -119; difference <= 119; difference++) {
            for (int kind = Piece.KNIGHT; kind <= Piece.KING; kind++) {
                assertThat(star[119 + difference].contains("PNBRQK".substring(kind, kind + 1)))
                        .as("difference %d, kind %d", difference, kind)
                        .isEqualTo((Differences.kinds(difference) >>> kind & 1) != 0);
            }
        }
    }

    @Test
    @DisplayName(
            "the star has 64 letters, and rules out 3,136 of the 4,032 pairs of squares for a rook: it has 14 targets everywhere")
    void answersAlone() {
        String[] star = Lesson07.star();
        assertThat(star).filteredOn(pieces -> !pieces.isEmpty()).hasSize(28 + 28 + 8);
        int perhaps = 0;
        for (int from = 0; from < 64; from++) {
            for (int to = 0; to < 64; to++) {
                perhaps += star[119 + Cells.of(to) - Cells.of(from)].contains("R") ? 1 : 0;
            }
        }
        assertThat(64 * 63 - perhaps).isEqualTo(64 * 63 - 64 * 14).isEqualTo(3136);
    }
}
