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
    private static final int[][] WAYS = {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}};

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
    @DisplayName("sliding on eight files is right for 286 of the 512 rays, on sixteen for all")
    void raysThatAreRight() {
        int eightWide = 0;
        int sixteenWide = 0;
        for (int from = 0; from < 64; from++) {
            for (int[] way : WAYS) {
                long right = Lesson07.patientRay(from, way[0], way[1]);
                eightWide += Lesson07.slide(from, 8 * way[1] + way[0]) == right ? 1 : 0;
                sixteenWide += Lesson07.ray(Cells.of(from), 16 * way[1] + way[0]) == right ? 1 : 0;
            }
        }
        assertThat(eightWide).isEqualTo(286);
        assertThat(sixteenWide).isEqualTo(512);
    }

    @Test
    @DisplayName("127 differences for 225 ways on eight files, 225 for 225 on sixteen")
    void meaningsOfDifferences() {
        assertThat(Lesson07.meanings(s -> s)).hasSize(127);
        assertThat(Lesson07.meanings(s -> s).get(1))
                .containsExactlyInAnyOrder("+1 files +0 ranks", "-7 files +1 ranks");
        assertThat(Lesson07.meanings(Cells::of))
                .hasSize(225)
                .allSatisfy((difference, ways) -> assertThat(ways).hasSize(1));
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
}
