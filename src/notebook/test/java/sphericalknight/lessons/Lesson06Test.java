package sphericalknight.lessons;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.bits.Squares.names;
import static sphericalknight.bits.Squares.set;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.chess.attack.PawnMoves;
import sphericalknight.chess.attack.PawnSpans;
import sphericalknight.chess.attack.PawnStructure;

@DisplayName("Lesson 06: the code it builds, and the figures its text names")
class Lesson06Test {
    private static final long WHITE = set("f2 g2 h2 c3 c4 e4 a5");
    private static final long BLACK = set("b3 h4 c5 d6 f7 g7");
    private static final long ENEMIES = BLACK | set("g3 h5 g8");
    private static final long EMPTY = ~(WHITE | ENEMIES | set("d2 g1"));

    @Test
    @DisplayName("four of seven white pawns push in the lesson's position, one of them twice")
    void pushes() {
        assertThat(names(Lesson06.push(WHITE, EMPTY))).isEqualTo("f3 h3 e5 a6");
        assertThat(names(Lesson06.patientPush(WHITE, EMPTY))).isEqualTo("f3 h3 e5 a6");
        assertThat(names(PawnMoves.whiteDoublePushes(WHITE, EMPTY))).isEqualTo("f4");
    }

    @Test
    @DisplayName("the shift agrees with the patient way, and a wrong one does not")
    void agreement() {
        assertThat(Lesson06.agree(Lesson06::push, Lesson06::patientPush)).isEqualTo(10_000);
        assertThat(Lesson06.agree((pawns, empty) -> pawns << 8, Lesson06::patientPush))
                .isLessThan(10_000);
    }

    @Test
    @DisplayName("without masks the pawn on a5 takes the rook on h5")
    void ghostCapture() {
        assertThat(names(((WHITE << 9) | (WHITE << 7)) & ENEMIES)).isEqualTo("g3 h5");
        assertThat(names(PawnMoves.whiteAttacksEast(WHITE) & ENEMIES)).isEqualTo("g3");
        assertThat(names(PawnMoves.whiteAttacksWest(WHITE) & ENEMIES)).isEqualTo("g3");
    }

    @Test
    @DisplayName("Black's pushes by flipping are those by shifting down")
    void flipping() {
        assertThat(Lesson06.agree(Lesson06::blackPush, PawnMoves::blackPushes)).isEqualTo(10_000);
    }

    @Test
    @DisplayName("three shifts fill a file")
    void fill() {
        assertThat(names(Lesson06.up(set("d2")))).isEqualTo("d2 d3 d4 d5 d6 d7 d8");
        assertThat(Lesson06.up(WHITE)).isEqualTo(PawnSpans.up(WHITE));
    }

    @Test
    @DisplayName("passed pawns by fills, pawn by pawn and by table are the same")
    void passed() {
        long[] ways = Lesson06.ways();
        assertThat(Lesson06.agree(PawnStructure::whitePassed, Lesson06Test::pawnByPawn))
                .isEqualTo(10_000);
        assertThat(Lesson06.agree(PawnStructure::whitePassed, (white, black) -> Lesson06.byTable(white, black, ways)))
                .isEqualTo(10_000);
        assertThat(names(WHITE & ~PawnSpans.blackFront(BLACK))).isEqualTo("e4 a5");
        assertThat(names(PawnStructure.whitePassed(WHITE, BLACK))).isEqualTo("a5");
    }

    /** Finds the passed pawns one by one, by the definition. */
    private static long pawnByPawn(long white, long black) {
        long passed = white;
        for (int pawn = 0; pawn < 64; pawn++) {
            for (int other = 0; other < 64; other++) {
                boolean before = Math.abs(pawn % 8 - other % 8) <= 1 && other / 8 > pawn / 8;
                if (before && (black & 1L << other) != 0) {
                    passed &= ~(1L << pawn);
                }
            }
        }
        return passed;
    }
}
