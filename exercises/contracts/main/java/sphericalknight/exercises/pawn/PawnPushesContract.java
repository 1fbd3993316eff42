package sphericalknight.exercises.pawn;

import static sphericalknight.bits.Squares.set;

import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.chess.attack.PawnMoves;
import sphericalknight.exercise.contract.Contract;

class PawnPushesContract extends Contract<PawnPushes> {
    private static final long START = 0xFF00L;

    @Test
    @DisplayName("all eight pawns of the starting position step up")
    void eightSteps() {
        pushes(START, ~START, START << 8, "eight pawns on the second rank, nothing in front of them");
        alike(random -> pushes(random.nextLong() & START, ~START));
    }

    @Test
    @DisplayName("a pawn does not push onto an occupied square")
    void blocked() {
        long pawns = set("b3 b4 d5 h7");
        long empty = ~(pawns | set("d6"));
        pushes(pawns, empty, set("b5 h8"), "a knight on d6 blocks d5, the pawn on b4 blocks b3; h8 is bit 63");
        alike(random -> {
            long some = random.nextLong() & random.nextLong() & 0x00FF_FFFF_FFFF_FF00L;
            pushes(some, random.nextLong() & ~some);
        });
    }

    @Test
    @DisplayName("all eight pawns of the starting position step up twice")
    void eightDoubleSteps() {
        doublePushes(START, ~START, START << 16, "eight pawns on the second rank, nothing in front of them");
        alike(random -> doublePushes(random, 0));
    }

    @Test
    @DisplayName("a double push does not jump over a piece")
    void notThroughPieces() {
        doublePushes("a2 c2", "c3", "a4", "a piece on c3, so c4 is empty but out of reach from c2");
        alike(random -> doublePushes(random, START << 8));
    }

    @Test
    @DisplayName("a double push does not end on a piece")
    void notOntoPieces() {
        doublePushes("a2 g2", "g4", "a4", "a piece on g4");
        alike(random -> doublePushes(random, START << 16));
    }

    @Test
    @DisplayName("only pawns on the second rank push twice")
    void onlyFromTheSecondRank() {
        doublePushes("b3 d2 f5 h6", "", "d4", "pawns on b3, d2, f5 and h6");
        alike(random -> {
            long onePerFile = 0;
            for (int file = 1; file < 7; file++) {
                onePerFile |= 1L << 8 * random.nextInt(1, 7) + file;
            }
            doublePushes(onePerFile, ~onePerFile);
        });
    }

    private void doublePushes(String pawns, String pieces, String expected, String words) {
        doublePushes(set(pawns), ~(set(pawns) | set(pieces)), set(expected), words);
    }

    @Test
    @DisplayName("no pawn, no push; and pawns on all squares")
    void noneAndAll() {
        assertBoard(answer().pushes(0, -1L)).as("no pawns").isEqualTo(0L);
        assertBoard(answer().doublePushes(0, -1L)).as("no pawns").isEqualTo(0L);
        assertBoard(answer().pushes(set("a8"), 0)).as("no empty squares").isEqualTo(0L);
        assertBoard(answer().pushes(-1L, 0)).as("pawns on all squares").isEqualTo(0L);
        assertBoard(answer().doublePushes(-1L, 0)).as("pawns on all squares").isEqualTo(0L);
    }

    @Test
    @DisplayName("1,000 random boards")
    void randomBoards() {
        randomly(1_000, random -> {
            long pawns = random.nextLong() & random.nextLong();
            long empty = random.nextLong() & ~pawns;
            smallestFirst(pawns, () -> {
                pushes(pawns, empty);
                doublePushes(pawns, empty);
            });
        });
    }

    /** Asks for some pawns of the second rank, but h2, and random pieces on some of {@code squares}. */
    private void doublePushes(SplittableRandom random, long squares) {
        long pawns = random.nextLong() & 0x7F00L;
        doublePushes(pawns, ~(pawns | random.nextLong() & squares));
    }

    private void pushes(long pawns, long empty) {
        String words = "pushes; " + Long.bitCount(empty) + " squares are empty";
        pushes(pawns, empty, PawnMoves.whitePushes(pawns, empty), words);
    }

    private void doublePushes(long pawns, long empty) {
        String words = "double pushes; " + Long.bitCount(empty) + " squares are empty";
        doublePushes(pawns, empty, PawnMoves.whiteDoublePushes(pawns, empty), words);
    }

    private void pushes(long pawns, long empty, long expected, String words) {
        assertBoard(answer().pushes(pawns, empty)).with('P', pawns).as(words).isEqualTo(expected);
    }

    private void doublePushes(long pawns, long empty, long expected, String words) {
        assertBoard(answer().doublePushes(pawns, empty))
                .with('P', pawns)
                .as(words)
                .isEqualTo(expected);
    }

    @Override
    protected void probe(PawnPushes answer) {
        long[] pawns = {START, set("e1 b3 b4 d5 c7 h7"), set("a2 c2 g2"), set("b3 d2 f5 h6"), set("a8 e2 h8"), 0};
        long[] pieces = {0, set("c3 d6 g4"), set("a3 a4 c4 b7"), set("h8 d3 g5")};
        for (long some : pawns) {
            for (long others : pieces) {
                answer.pushes(some, ~(some | others));
                answer.doublePushes(some, ~(some | others));
            }
        }
    }
}
