package sphericalknight.chess.attack;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.bits.Squares.names;
import static sphericalknight.bits.Squares.parse;
import static sphericalknight.bits.Squares.set;

import java.util.Random;
import java.util.function.LongUnaryOperator;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.SlowBoard;

@DisplayName("PawnSpans, PawnStructure, EnPassant and PawnMoves against squares asked one by one")
class PawnStructureTest {
    private static final String BOARD = """
        8  . . . . . . . .
        7  . . . . . p p .
        6  . . . p . . . .
        5  P . p . . . . .
        4  . . P . P . . p
        3  . p P . . . . .
        2  . . . . . P P P
        1  . . . . . . . .
           a b c d e f g h
        """;
    private static final long WHITE = parse(BOARD, 'P');
    private static final long BLACK = parse(BOARD, 'p');

    /** Whether a pawn that is {@code files} files and {@code ranks} ranks away matters. */
    private interface Relation {
        boolean holds(int files, int ranks);
    }

    @Test
    @DisplayName("the lesson's position: a5 and b3 passed")
    void lessonPosition() {
        assertThat(names(PawnStructure.whitePassed(WHITE, BLACK))).isEqualTo("a5");
        assertThat(names(PawnStructure.blackPassed(WHITE, BLACK))).isEqualTo("b3");
    }

    @Test
    @DisplayName("fills and spans: the squares above and below, on the same and on the neighbouring files")
    void spans() {
        compare(PawnSpans::up, (files, ranks) -> files == 0 && ranks <= 0);
        compare(PawnSpans::down, (files, ranks) -> files == 0 && ranks >= 0);
        compare(PawnSpans::files, (files, ranks) -> files == 0);
        compare(PawnSpans::whiteFront, (files, ranks) -> files == 0 && ranks < 0);
        compare(PawnSpans::blackFront, (files, ranks) -> files == 0 && ranks > 0);
        compare(PawnSpans::whiteAttack, (files, ranks) -> Math.abs(files) == 1 && ranks < 0);
        compare(PawnSpans::blackAttack, (files, ranks) -> Math.abs(files) == 1 && ranks > 0);
    }

    @Test
    @DisplayName("pushes and attacks of both colours: one step, two steps, one step aside")
    void moves() {
        compare(pawns -> PawnMoves.whitePushes(pawns, -1L), (files, ranks) -> files == 0 && ranks == -1);
        compare(pawns -> PawnMoves.blackPushes(pawns, -1L), (files, ranks) -> files == 0 && ranks == 1);
        compare(PawnMoves::whiteAttacksEast, (files, ranks) -> files == -1 && ranks == -1);
        compare(PawnMoves::whiteAttacksWest, (files, ranks) -> files == 1 && ranks == -1);
        compare(PawnMoves::blackAttacksEast, (files, ranks) -> files == -1 && ranks == 1);
        compare(PawnMoves::blackAttacksWest, (files, ranks) -> files == 1 && ranks == 1);
    }

    @Test
    @DisplayName("passed: what the other pawns say, pawn by pawn")
    void structure() {
        Random random = new Random(20261120);
        for (int i = 0; i < 20_000; i++) {
            long white = random.nextLong() & random.nextLong();
            long black = random.nextLong() & random.nextLong() & random.nextLong() & ~white;
            assertThat(PawnStructure.whitePassed(white, black))
                    .isEqualTo(without(white, black, (files, ranks) -> Math.abs(files) <= 1 && ranks > 0));
            assertThat(PawnStructure.blackPassed(black, white))
                    .isEqualTo(without(white, black, (files, ranks) -> Math.abs(files) <= 1 && ranks < 0));
        }
    }

    @Test
    @DisplayName("the law of the mirror: Black's pawns are White's, seen upside down")
    void mirror() {
        SlowBoard.everySquareAndRandomSets(pawns -> {
            long empty = ~pawns & 0x00FF_F00F_A55A_FF00L;
            long upsideDown = Long.reverseBytes(pawns);
            assertThat(PawnMoves.blackDoublePushes(pawns, empty))
                    .isEqualTo(Long.reverseBytes(PawnMoves.whiteDoublePushes(upsideDown, Long.reverseBytes(empty))));
            assertThat(PawnMoves.blackAttacksEast(pawns))
                    .isEqualTo(Long.reverseBytes(PawnMoves.whiteAttacksEast(upsideDown)));
        });
    }

    @Test
    @DisplayName("en passant: the target is the square behind the pawn that was pushed")
    void enPassant() {
        assertThat(names(EnPassant.target(set("d5")))).isEqualTo("d6");
        assertThat(names(EnPassant.target(set("h4")))).isEqualTo("h3");
        assertThat(EnPassant.target(set("d6 a2"))).isZero();
    }

    /** Compares {@code fast}, for many sets of pawns, with the set of squares from which some pawn is seen in the given relation. */
    private static void compare(LongUnaryOperator fast, Relation pawnSeen) {
        Random random = new Random(20261120);
        for (int i = 0; i < 5_000; i++) {
            long pawns = i < 64 ? 1L << i : random.nextLong() & random.nextLong() & random.nextLong();
            assertThat(fast.applyAsLong(pawns)).isEqualTo(~without(-1L, pawns, pawnSeen));
        }
    }

    /** The squares of {@code set} that see none of {@code others} in the given relation. */
    private static long without(long set, long others, Relation relation) {
        boolean[][] from = SlowBoard.board(set);
        boolean[][] other = SlowBoard.board(others);
        for (int square = 0; square < 64; square++) {
            for (int seen = 0; seen < 64; seen++) {
                if (other[seen % 8][seen / 8] && relation.holds(seen % 8 - square % 8, seen / 8 - square / 8)) {
                    from[square % 8][square / 8] = false;
                }
            }
        }
        return SlowBoard.set(from);
    }
}
