package sphericalknight.exercises.pawn;

import static sphericalknight.bits.Squares.set;

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
        assertBoard(answer().pushes(pawns, ~(pawns | set("c6"))))
                .with('p', pawns)
                .as("pawns on a7, c7 and e2, a piece on c6")
                .isEqualTo(set("a6 e1"));
    }

    @Test
    @DisplayName("they step twice from the seventh rank, over nobody")
    void doublePushes() {
        long pawns = set("a7 c7 e6 g7 h2");
        assertBoard(answer().doublePushes(pawns, ~(pawns | set("c6 g5"))))
                .with('p', pawns)
                .as("pawns on a7, c7, e6, g7 and h2, pieces on c6 and g5")
                .isEqualTo(set("a5"));
    }

    @Test
    @DisplayName("east is the right of the board, for Black too")
    void captures() {
        long pawns = set("d5");
        long enemies = set("c4 d4 e4 c6 e6");
        assertBoard(answer().east(pawns, enemies))
                .with('p', pawns)
                .as("from d5 to the east")
                .isEqualTo(set("e4"));
        assertBoard(answer().west(pawns, enemies))
                .with('p', pawns)
                .as("from d5 to the west")
                .isEqualTo(set("c4"));
    }

    @Test
    @DisplayName("nobody captures round the edge")
    void noTeleport() {
        long pawns = set("a5 h5");
        assertBoard(answer().east(pawns, ~pawns))
                .with('p', pawns)
                .as("from a5 and h5 to the east")
                .isEqualTo(set("b4"));
        assertBoard(answer().west(pawns, ~pawns))
                .with('p', pawns)
                .as("from a5 and h5 to the west")
                .isEqualTo(set("g4"));
    }

    @Test
    @DisplayName("a black pawn is passed when no white pawn stands below, on three files")
    void passed() {
        long black = set("b3 c5 d6 h4");
        assertBoard(answer().passed(set("a5 c3 c4 e4 g2"), black))
                .with('p', black)
                .as("white pawns on a5, c3, c4, e4 and g2")
                .isEqualTo(set("b3"));
        long alone = set("a7 h2");
        compare(alone, answer().passed(0, alone), alone, "no white pawns");
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
            long others = random.nextLong() & random.nextLong() & random.nextLong() & ~pawns;
            long empty = ~(pawns | others);
            smallestFirst(pawns, () -> {
                compare(pawns, answer().pushes(pawns, empty), PawnMoves.blackPushes(pawns, empty), "pushes");
                compare(
                        pawns,
                        answer().doublePushes(pawns, empty),
                        PawnMoves.blackDoublePushes(pawns, empty),
                        "double pushes");
                compare(pawns, answer().east(pawns, others), PawnMoves.blackAttacksEast(pawns) & others, "to the east");
                compare(pawns, answer().west(pawns, others), PawnMoves.blackAttacksWest(pawns) & others, "to the west");
                compare(pawns, answer().passed(others, pawns), PawnStructure.blackPassed(others, pawns), "passed");
            });
        });
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
