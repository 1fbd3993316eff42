package sphericalknight.exercises.pawn;

import static sphericalknight.bits.Squares.set;

import java.util.SplittableRandom;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.chess.attack.PawnMoves;
import sphericalknight.chess.attack.PawnStructure;
import sphericalknight.exercise.contract.Contract;

class BlackPawnsContract extends Contract<BlackPawns> {
    @Test
    @DisplayName("black pawns step down, onto empty squares")
    void pushes() {
        long pawns = set("a7 c7 e2");
        long empty = ~(pawns | set("c6"));
        compare(pawns, answer().pushes(pawns, empty), set("a6 e1"), "pawns on a7, c7 and e2, a piece on c6");
        onFew(this::pushes);
    }

    @Test
    @DisplayName("they step twice from the seventh rank, over nobody")
    void doublePushes() {
        long pawns = set("a7 c7 e6 g7 h2");
        compare(
                pawns,
                answer().doublePushes(pawns, ~(pawns | set("c6 g5"))),
                set("a5"),
                "pawns on a7, c7, e6, g7 and h2, pieces on c6 and g5");
        onFew(this::doublePushes);
    }

    @Test
    @DisplayName("east is the right of the board, for Black too")
    void captures() {
        long pawns = set("d5");
        long enemies = set("c4 d4 e4 c6 e6");
        compare(pawns, answer().east(pawns, enemies), set("e4"), "from d5 to the east");
        compare(pawns, answer().west(pawns, enemies), set("c4"), "from d5 to the west");
        alike(random -> {
            int pawn = 8 * random.nextInt(2, 7) + random.nextInt(1, 7);
            captures(1L << pawn, 7L << pawn - 9 | 5L << pawn + 7);
        });
    }

    @Test
    @DisplayName("nobody captures round the edge")
    void noTeleport() {
        long pawns = set("a5 h5");
        compare(pawns, answer().east(pawns, ~pawns), set("b4"), "from a5 and h5 to the east");
        compare(pawns, answer().west(pawns, ~pawns), set("g4"), "from a5 and h5 to the west");
        alike(random -> {
            long some = random.nextLong() & 0x0081_8181_8181_8100L;
            captures(some, ~some);
        });
    }

    @Test
    @DisplayName("a black pawn is passed when no white pawn stands below, on three files")
    void passed() {
        long black = set("b3 c5 d6 h4");
        compare(
                black,
                answer().passed(set("a5 c3 c4 e4 g2"), black),
                set("b3"),
                "white pawns on a5, c3, c4, e4 and g2");
        long alone = set("a7 h2");
        compare(alone, answer().passed(0, alone), alone, "no white pawns");
        onFew(this::passed);
    }

    @Test
    @DisplayName("without black pawns there is nothing to do")
    void none() {
        compare(0, answer().pushes(0, -1L), 0, "pushes of no pawn");
        compare(0, answer().doublePushes(0, -1L), 0, "double pushes of no pawn");
        compare(0, answer().east(0, -1L), 0, "no pawn, to the east");
        compare(0, answer().west(0, -1L), 0, "no pawn, to the west");
        compare(0, answer().passed(0xFFL, 0), 0, "no passed pawn");
    }

    @Test
    @DisplayName("1,000 random boards")
    void randomBoards() {
        randomly(1_000, random -> {
            long pawns = random.nextLong() & random.nextLong();
            long others = few(random) & ~pawns;
            smallestFirst(pawns, () -> {
                pushes(pawns, others);
                doublePushes(pawns, others);
                captures(pawns, others);
                passed(pawns, others);
            });
        });
    }

    /** Asks, in the hidden run, for pawns and others on few squares. */
    private void onFew(BiConsumer<Long, Long> asks) {
        alike(random -> {
            long pawns = few(random);
            asks.accept(pawns, few(random) & ~pawns);
        });
    }

    private static long few(SplittableRandom random) {
        return random.nextLong() & random.nextLong() & random.nextLong();
    }

    private void pushes(long pawns, long others) {
        long empty = ~(pawns | others);
        compare(pawns, answer().pushes(pawns, empty), PawnMoves.blackPushes(pawns, empty), "pushes");
    }

    private void doublePushes(long pawns, long others) {
        long empty = ~(pawns | others);
        compare(pawns, answer().doublePushes(pawns, empty), PawnMoves.blackDoublePushes(pawns, empty), "double pushes");
    }

    private void captures(long pawns, long others) {
        compare(pawns, answer().east(pawns, others), PawnMoves.blackAttacksEast(pawns) & others, "to the east");
        compare(pawns, answer().west(pawns, others), PawnMoves.blackAttacksWest(pawns) & others, "to the west");
    }

    private void passed(long pawns, long others) {
        compare(pawns, answer().passed(others, pawns), PawnStructure.blackPassed(others, pawns), "passed");
    }

    private static void compare(long pawns, long yours, long expected, String words) {
        assertBoard(yours).with('p', pawns).as(words).isEqualTo(expected);
    }

    @Override
    protected void probe(BlackPawns answer) {
        long[] pawns = {0x00FF_0000_0000_0000L, set("a7 c7 e6 g7 h2"), set("d5"), set("a5 h5"), set("b3 c5 d6 h4")};
        long[] others = {set("c6 g5 d3"), set("c4 e4 a4 h4 g4 b4"), set("a5 c3 c4 e4 g2"), set("c6 e6 a6 h6 b2")};
        for (long some : pawns) {
            for (long white : others) {
                long enemies = white & ~some;
                answer.pushes(some, ~(some | enemies));
                answer.doublePushes(some, ~(some | enemies));
                answer.east(some, enemies);
                answer.west(some, enemies);
                answer.passed(enemies, some);
            }
        }
    }
}
