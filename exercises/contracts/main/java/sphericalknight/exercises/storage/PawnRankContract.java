package sphericalknight.exercises.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.bits.Squares.names;
import static sphericalknight.bits.Squares.set;

import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.exercise.contract.Contract;
import sphericalknight.storage.Combinations;

class PawnRankContract extends Contract<PawnRank> {
    private static final long SECOND_RANK = 0x0000_0000_0000_FF00L;
    private static final long SEVENTH_RANK = 0x00FF_0000_0000_0000L;

    @Test
    @DisplayName("one pawn: a2 is 0, b2 is 1, h7 is 47")
    void onePawn() {
        both(set("a2"), 0);
        both(set("b2"), 1);
        both(set("d4"), 19);
        both(set("h7"), 47);
        alike(random -> both(random, 1));
    }

    @Test
    @DisplayName("two pawns, by hand: a2 b2, a2 c2, b2 c2, a2 d2, b2 d2, c2 d2")
    void twoPawns() {
        String[] sets = {"a2 b2", "a2 c2", "b2 c2", "a2 d2", "b2 d2", "c2 d2"};
        for (int rank = 0; rank < sets.length; rank++) {
            both(set(sets[rank]), rank);
        }
        both(set("g7 h7"), 1_127);
        alike(random -> both(random, 2));
    }

    @Test
    @DisplayName("eight pawns: the first set is the second rank, the last the seventh, number 377,348,993")
    void eightPawns() {
        both(SECOND_RANK, 0);
        both(SECOND_RANK ^ set("h2 a3"), 1);
        both(SEVENTH_RANK, 377_348_993);
        both(SECOND_RANK ^ set("h2 h7"), 314_457_495); // the first set with a pawn on h7: C(47, 8)
        alike(random -> both(random, 8));
    }

    @Test
    @DisplayName("no pawn at all has the rank 0")
    void noPawn() {
        both(0, 0);
    }

    @Test
    @DisplayName("all 17,296 sets of three pawns, in rising order, have the ranks 0, 1, 2 ...")
    void inOrder() {
        long rank = 0;
        for (int high = 10; high < 56; high++) {
            for (int middle = 9; middle < high; middle++) {
                for (int low = 8; low < middle; low++) {
                    long pawns = 1L << high | 1L << middle | 1L << low;
                    rank(pawns, rank++);
                }
            }
        }
        assertThat(rank).isEqualTo(17_296);
        alike(random -> {
            long four = drawn(random, 4);
            rank(four, expected(four));
        });
    }

    @Test
    @DisplayName("2,000 random sets there and back")
    void thereAndBack() {
        SplittableRandom random = random();
        for (int i = 0; i < 2_000; i++) {
            long pawns = drawn(random, i % 9);
            smallestFirst(pawns, () -> both(pawns, expected(pawns)));
        }
    }

    private static long drawn(SplittableRandom random, int count) {
        long pawns = 0;
        while (Long.bitCount(pawns) < count) {
            pawns |= 1L << random.nextInt(8, 56);
        }
        return pawns;
    }

    private void both(SplittableRandom random, int count) {
        long pawns = drawn(random, count);
        both(pawns, expected(pawns));
    }

    /** The rank in the combinatorial number system, in which the first of the 48 squares is a2. */
    private static long expected(long pawns) {
        return Combinations.rank(pawns >>> 8);
    }

    private void rank(long pawns, long rank) {
        assertThat(answer().rank(pawns))
                .as("rank of the pawns on %s", names(pawns))
                .isEqualTo(rank);
    }

    private void both(long pawns, long rank) {
        rank(pawns, rank);
        int count = Long.bitCount(pawns);
        assertBoard(answer().pawns(rank, count))
                .as("count %d, rank %d", count, rank)
                .isEqualTo(pawns);
    }

    @Override
    protected void probe(PawnRank answer) {
        for (String pawns :
                new String[] {"a2", "h7", "b2 c2", "a2 d2", "g7 h7", "a2 b4 c6", "b3 d5 e5 g2", "a2 c3 e4 g5 h6"}) {
            answer.rank(set(pawns));
        }
        answer.rank(SECOND_RANK);
        answer.rank(SEVENTH_RANK);
        for (int count = 1; count <= 8; count++) {
            answer.pawns(0, count);
            answer.pawns(47, count);
        }
        answer.pawns(1_000, 2);
        answer.pawns(123_456_789, 8);
    }
}
