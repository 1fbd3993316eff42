package sphericalknight.lessons;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.bits.Squares.bit;
import static sphericalknight.bits.Squares.name;
import static sphericalknight.bits.Squares.names;
import static sphericalknight.bits.Squares.set;

import java.util.Random;
import java.util.function.LongUnaryOperator;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.chess.attack.KingMoves;
import sphericalknight.chess.attack.KnightMoves;
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
    @DisplayName("without masks the pawn on a5 takes the rook on h5")
    void ghostCapture() {
        assertThat(names(((WHITE << 9) | (WHITE << 7)) & ENEMIES)).isEqualTo("g3 h5");
        assertThat(names(PawnMoves.whiteAttacksEast(WHITE) & ENEMIES)).isEqualTo("g3");
        assertThat(names(PawnMoves.whiteAttacksWest(WHITE) & ENEMIES)).isEqualTo("g3");
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
    @DisplayName("passed pawns by fills and pawn by pawn are the same")
    void passed() {
        Random random = new Random(6);
        for (int i = 0; i < 10_000; i++) {
            long white = random.nextLong() & random.nextLong();
            long black = random.nextLong() & ~white;
            assertThat(PawnStructure.whitePassed(white, black)).isEqualTo(pawnByPawn(white, black));
        }
        assertThat(names(WHITE & ~PawnSpans.blackFront(BLACK))).isEqualTo("e4 a5");
        assertThat(names(PawnStructure.whitePassed(WHITE, BLACK))).isEqualTo("a5");
        assertThat(names(KnightMoves.attacks(set("d2")) & BLACK)).isEqualTo("b3");
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
