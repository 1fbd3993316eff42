package sphericalknight.lessons;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.bits.Squares.bit;
import static sphericalknight.bits.Squares.name;
import static sphericalknight.bits.Squares.names;
import static sphericalknight.bits.Squares.set;
import static sphericalknight.bits.Squares.square;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.chess.attack.KingPlacements;
import sphericalknight.chess.attack.KnightMoves;

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
    @DisplayName(
            "eleven triples of knights take all five squares from the king on e1: each has e4, and none gives check")
    void threeKnights() {
        List<Long> triples = new ArrayList<>();
        for (int a = 0; a < 64; a++) {
            for (int b = a + 1; b < 64; b++) {
                for (int c = b + 1; c < 64; c++) {
                    long knights = bit(a) | bit(b) | bit(c);
                    if ((set("d1 f1 d2 e2 f2") & ~KnightMoves.attacks(knights)) == 0 && (knights & set("e1")) == 0) {
                        triples.add(knights);
                    }
                }
            }
        }
        assertThat(triples).hasSize(11).allMatch(knights -> (knights & set("e4")) != 0);
        assertThat(triples).allMatch(knights -> (KnightMoves.attacks(knights) & set("e1")) == 0);
    }

    @Test
    @DisplayName("Réti: the way to h2 over e5 takes six moves, and both goals share the diagonal from h8 to e5")
    void reti() {
        assertThat(Lesson03.distance(square("h8"), square("h2"))).isEqualTo(6);
        assertThat(Lesson03.distance(square("h8"), square("e5")) + Lesson03.distance(square("e5"), square("h2")))
                .isEqualTo(6);
        assertThat(names(ways("d6") & ways("h2"))).isEqualTo("e5 f6 g7 h8");
        assertThat(names(ways("a8") & ways("h2"))).isEqualTo("e5 f6 g7 h8");
    }

    /** The squares on the shortest ways from h8, by the distances of the patient way. */
    private static long ways(String goal) {
        int from = square("h8");
        int to = square(goal);
        return Lesson03.where(
                s -> Lesson03.distance(from, s) + Lesson03.distance(s, to) == Lesson03.distance(from, to));
    }
}
