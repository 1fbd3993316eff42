package sphericalknight.lessons;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.bits.Squares.bit;
import static sphericalknight.bits.Squares.name;
import static sphericalknight.bits.Squares.names;
import static sphericalknight.bits.Squares.set;

import java.util.function.LongUnaryOperator;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.chess.attack.KingMoves;
import sphericalknight.chess.attack.PawnMoves;
import sphericalknight.chess.attack.PawnSpans;

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
    @DisplayName("128 cases prove the shift, and refute wrong ones")
    void proof() {
        LongUnaryOperator up = pawn -> pawn << 8;
        assertThat(Lesson06.cases(Lesson06::push, Lesson06::patientPush, up)).isEqualTo(128);
        assertThat(Lesson06.cases((pawns, empty) -> pawns << 8, Lesson06::patientPush, up))
                .isEqualTo(128 - 56);
        assertThat(Lesson06.cases((pawns, empty) -> pawns << 7 & empty, Lesson06::patientPush, up))
                .isLessThan(128);
    }

    @Test
    @DisplayName("Black's pushes by flipping are those by shifting down")
    void flipping() {
        assertThat(Lesson06.cases(Lesson06::blackPush, PawnMoves::blackPushes, pawn -> pawn >>> 8))
                .isEqualTo(128);
    }

    @Test
    @DisplayName("three shifts fill a file")
    void fill() {
        assertThat(names(Lesson06.up(set("d2")))).isEqualTo("d2 d3 d4 d5 d6 d7 d8");
        assertThat(Lesson06.up(WHITE)).isEqualTo(PawnSpans.up(WHITE));
    }

    @Test
    @DisplayName("the kings that catch a pawn stand in its square, and a search of all moves finds the same kings")
    void squareOfThePawn() {
        for (int pawn = 8; pawn < 56; pawn++) {
            int ranksToGo = 7 - pawn / 8;
            for (int king = 0; king < 64; king++) {
                boolean inTheSquare = king / 8 >= pawn / 8 && Math.abs(king % 8 - pawn % 8) <= ranksToGo;
                assertThat(Lesson06.catches(bit(king), bit(pawn)))
                        .as("king on %s, pawn on %s", name(king), name(pawn))
                        .isEqualTo(king == pawn || inTheSquare)
                        .isEqualTo(king == pawn || canCatch(king, pawn, true));
            }
        }
    }

    @Test
    @DisplayName(
            "the flood that runs backwards finds the kings that single races find, and the shadow of the black pawns")
    void backwards() {
        for (int pawn = 8; pawn < 56; pawn++) {
            assertThat(Lesson06.rescuers(bit(pawn), 0)).isEqualTo(Lesson06.catchers(bit(pawn)));
        }
        assertThat(Long.bitCount(Lesson06.rescuers(set("b4"), 0) & ~set("b4"))).isEqualTo(29);
        assertThat(shadow("d5 d6 e6")).isEqualTo("e4 f4 e5 f5");
        assertThat(shadow("d5 d6")).isEqualTo("e4 f4");
        assertThat(shadow("d6")).isEqualTo("f4");
    }

    private static String shadow(String own) {
        long inTime = 0;
        for (int king = 0; king < 64; king++) {
            inTime |= walksRound(king, set("b4"), set(own)) ? bit(king) : 0;
        }
        assertThat(Lesson06.rescuers(set("b4"), set(own)) & ~set("b4")).isEqualTo(inTime & ~set(own) & ~set("b4"));
        return names(Lesson06.catchers(set("b4")) & ~inTime & ~set(own) & ~set("b4"));
    }

    /** Whether one king, walking by himself, stands on the marching pawn's square in time. */
    private static boolean walksRound(int king, long pawn, long own) {
        if ((bit(king) & pawn) != 0 && pawn != set("b4")) {
            return true;
        }
        boolean arrives = false;
        for (int to = 0; to < 64 && Long.numberOfTrailingZeros(pawn) < 56 && !arrives; to++) {
            boolean isNear = Math.max(Math.abs(to / 8 - king / 8), Math.abs(to % 8 - king % 8)) <= 1;
            arrives = isNear && (bit(to) & own) == 0 && walksRound(to, pawn << 8, own);
        }
        return arrives;
    }

    /** Whether a king alone catches a pawn that marches on whenever it can, by a search of all its moves. */
    private static boolean canCatch(int king, int pawn, boolean pawnMoves) {
        if (pawnMoves) {
            return king == pawn + 8 ? canCatch(king, pawn, false) : canCatch(king, pawn + 8, false);
        }
        long moves = KingMoves.attacks(bit(king));
        if ((moves & bit(pawn)) != 0) {
            return true;
        }
        boolean caught = false;
        for (long to = moves & ~PawnMoves.whiteAttacks(bit(pawn)); to != 0 && pawn < 56 && !caught; to &= to - 1) {
            caught = canCatch(Long.numberOfTrailingZeros(to), pawn, true);
        }
        return caught;
    }
}
