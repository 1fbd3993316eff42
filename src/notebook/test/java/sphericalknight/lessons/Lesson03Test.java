package sphericalknight.lessons;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.bits.Squares.bit;
import static sphericalknight.bits.Squares.file;
import static sphericalknight.bits.Squares.name;
import static sphericalknight.bits.Squares.names;
import static sphericalknight.bits.Squares.set;
import static sphericalknight.bits.Squares.square;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.chess.attack.KingMoves;
import sphericalknight.chess.attack.KingPlacements;

@DisplayName("Lesson 03: the code it builds, and the figures its text names")
class Lesson03Test {
    @Test
    @DisplayName("the patient way: eight squares from d4, five from h5, three from the corner")
    void patientWay() {
        assertThat(names(Lesson03.patient(square("d4")))).isEqualTo("c3 d3 e3 c4 e4 c5 d5 e5");
        assertThat(names(Lesson03.patient(square("h5")))).isEqualTo("g4 h4 g5 g6 h6");
        assertThat(names(Lesson03.patient(square("a1")))).isEqualTo("b1 a2 b2");
    }

    @Test
    @DisplayName("eight shifts without a mask are right on the files b to g and nowhere else")
    void unmaskedStepsFailOnTheOuterFiles() {
        for (int square = 0; square < 64; square++) {
            boolean right = Lesson03.eightSteps(bit(square)) == Lesson03.patient(square);
            assertThat(right).as(name(square)).isEqualTo(file(square) >= 1 && file(square) <= 6);
        }
    }

    @Test
    @DisplayName("the ghosts of a4 are h2, h3 and h4; 42 of the 462 steps without a mask are ghosts")
    void ghosts() {
        assertThat(names(Lesson03.eightSteps(set("a4")) & ~Lesson03.patient(square("a4"))))
                .isEqualTo("h2 h3 h4");
        int unmasked = 0;
        int real = 0;
        for (int square = 0; square < 64; square++) {
            unmasked += Long.bitCount(Lesson03.eightSteps(bit(square)));
            real += Long.bitCount(Lesson03.patient(square));
        }
        assertThat(unmasked).isEqualTo(462);
        assertThat(real).isEqualTo(420);
    }

    @Test
    @DisplayName("3,612 pairs are apart, and 462 of them are left when the board may be turned and mirrored")
    void placements() {
        assertThat(Lesson03.pairs()).isEqualTo(3612);
        long triangle = set("a1 b1 c1 d1 b2 c2 d2 c3 d3 d4");
        long diagonal = set("a1 b2 c3 d4");
        int placements = KingPlacements.count(triangle & ~diagonal);
        for (String name : names(diagonal).split(" ")) {
            for (int other = 0; other < 64; other++) {
                boolean onOrBelow = other / 8 <= other % 8;
                placements += onOrBelow && (KingPlacements.places(square(name)) & bit(other)) != 0 ? 1 : 0;
            }
        }
        assertThat(placements).isEqualTo(462);
    }

    @Test
    @DisplayName("the table answers like the shifts")
    void table() {
        assertThat(Lesson03.table()).hasSize(64);
        for (int square = 0; square < 64; square++) {
            assertThat(Lesson03.table()[square]).as(name(square)).isEqualTo(KingMoves.attacks(bit(square)));
        }
    }
}
