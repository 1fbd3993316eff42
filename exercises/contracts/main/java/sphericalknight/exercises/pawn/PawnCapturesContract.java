package sphericalknight.exercises.pawn;

import static sphericalknight.bits.Squares.names;
import static sphericalknight.bits.Squares.set;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.chess.attack.PawnMoves;
import sphericalknight.exercise.contract.Contract;

class PawnCapturesContract extends Contract<PawnCaptures> {
    private static final long A = 0x0000_0101_0101_0100L;
    private static final long C_TO_F = 0x0000_3C3C_3C3C_3C00L;

    @Test
    @DisplayName("a pawn on d4 captures on e5 and on c5")
    void toBothSides() {
        captures(
                "d4",
                "c5 d5 e5",
                "e5",
                "c5",
                "a pawn on d4 between enemies on c5, d5 and e5: east is the right, up is 8 more");
        alike(random -> {
            int pawn = 8 * random.nextInt(1, 6) + random.nextInt(2, 6);
            captures(1L << pawn, 7L << pawn + 7);
        });
    }

    @Test
    @DisplayName("a pawn does not capture empty squares")
    void onlyEnemies() {
        captures("b2 g2", "a3 f5", "", "a3", "pawns on b2 and g2, enemies on a3 and f5");
        alike(random -> {
            long pawns = random.nextLong() & random.nextLong() & C_TO_F;
            captures(pawns, random.nextLong() & ~(pawns | PawnMoves.whiteAttacksEast(pawns)));
        });
    }

    @Test
    @DisplayName("a pawn on the h-file captures nothing on the a-file")
    void noTeleportFromTheRightEdge() {
        captures("h2 h4", "a4 a5 a6 g5", "", "g5", "pawns on h2 and h4; to the east is the edge of the board");
        alike(random -> captures(random.nextLong() & A << 7, random.nextLong() & ~(A << 7)));
    }

    @Test
    @DisplayName("a pawn on the a-file captures nothing on the h-file")
    void noTeleportFromTheLeftEdge() {
        captures("a2 a5", "h2 h3 h5 h6 b6", "b6", "", "pawns on a2 and a5; to the west is the edge of the board");
        alike(random -> captures(random.nextLong() & A, random.nextLong() & ~A));
    }

    @Test
    @DisplayName("all pawns at once; two of them may take the same piece")
    void allPawns() {
        captures("a4 c4 e4 g7", "b5 d5 f8 h8", "b5 d5 h8", "b5 d5 f8", "four pawns; b5 and d5 are attacked twice");
        alike(random -> {
            long pawns = random.nextLong() & random.nextLong() & C_TO_F;
            captures(pawns, ~pawns);
        });
    }

    @Test
    @DisplayName("no pawns and no enemies, no captures; and pawns on all squares but one")
    void nothing() {
        captures(names(~set("d5")), "d5", "d5", "d5", "an enemy on d5 among pawns");
        alike(random -> {
            long enemy = 1L << 8 * random.nextInt(1, 7) + random.nextInt(2, 6);
            captures(~enemy, enemy);
        });
        assertBoard(answer().east(0, -1L) | answer().west(0, -1L))
                .as("no pawns")
                .isEqualTo(0L);
        assertBoard(answer().east(-1L, 0) | answer().west(-1L, 0))
                .as("no enemies")
                .isEqualTo(0L);
    }

    @Test
    @DisplayName("1,000 random boards")
    void randomBoards() {
        randomly(1_000, random -> {
            long pawns = random.nextLong() & random.nextLong();
            long enemies = random.nextLong() & ~pawns;
            smallestFirst(pawns, () -> captures(pawns, enemies));
        });
    }

    private void captures(long pawns, long enemies) {
        long east = PawnMoves.whiteAttacksEast(pawns) & enemies;
        captures(pawns, enemies, east, PawnMoves.whiteAttacksWest(pawns) & enemies, "");
    }

    private void captures(String pawns, String enemies, String east, String west, String words) {
        captures(set(pawns), set(enemies), set(east), set(west), "; " + words);
    }

    private void captures(long pawns, long enemies, long east, long west, String words) {
        check(pawns, enemies, answer().east(pawns, enemies), east, "to the east" + words);
        check(pawns, enemies, answer().west(pawns, enemies), west, "to the west" + words);
    }

    private static void check(long pawns, long enemies, long yours, long expected, String words) {
        assertBoard(yours).with('P', pawns).with('p', enemies).as(words).isEqualTo(expected);
    }

    @Override
    protected void probe(PawnCaptures answer) {
        long[] pawns = {
            set("d4"), set("a2 a5"), set("h2 h4"), set("a4 c4 e4 g7"), set("a8 b8 h8"), set("b7 d7"), 0xFF00L
        };
        long[] enemies = {-1L, 0, set("c5 d5 e5"), set("a4 a5 a6 g5"), set("h2 h3 h5 h6 b6")};
        for (long some : pawns) {
            for (long others : enemies) {
                answer.east(some, others & ~some);
                answer.west(some, others & ~some);
            }
        }
    }
}
