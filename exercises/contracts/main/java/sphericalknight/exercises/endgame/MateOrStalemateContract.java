package sphericalknight.exercises.endgame;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.exercises.endgame.MateOrStalemate.Verdict.MATE;
import static sphericalknight.exercises.endgame.MateOrStalemate.Verdict.NEITHER;
import static sphericalknight.exercises.endgame.MateOrStalemate.Verdict.STALEMATE;

import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.chess.endgame.MatePosition;
import sphericalknight.chess.endgame.MateTable;
import sphericalknight.exercise.contract.Contract;
import sphericalknight.exercises.Turn;
import sphericalknight.exercises.endgame.MateOrStalemate.Verdict;

class MateOrStalemateContract extends Contract<MateOrStalemate> {
    private static final MateTable TABLE = MateTable.build();
    private static final String PROBES =
            "b6 e4 c6 a8,b6 c6 a6 a8,b6 b7 a6 a8,g3 h2 f2 h1,a3 h7 b3 a1,c1 c4 c2 a1,f1 b8 h2 h1,"
                    + "c1 c4 a2 a1,b6 b8 c6 a8,f1 h2 g4 h1,a1 a6 c6 a8,a2 h6 f6 h8,a1 b3 c4 c1,a1 c8 c6 a8,"
                    + "c1 b1 e4 a1,f1 g1 d3 h1,a1 d1 a5 a8,a1 d4 g5 h8,h1 a6 b8 f1,c1 g3 b6 a1,h1 a2 d3 a1";

    @Test
    @DisplayName("the essay's mate: king b6, bishop c6, knight a6 against the king on a8")
    void mate() {
        check("b6 c6 a6 a8", MATE);
    }

    @Test
    @DisplayName("the same with the bishop on b5 is stalemate: no check")
    void stalemate() {
        check("b6 b5 a6 a8", STALEMATE);
    }

    @Test
    @DisplayName("in the middle of the board it is neither")
    void neither() {
        check("a1 b1 c1 e5", NEITHER);
        check("a1 b1 g4 e5", NEITHER);
    }

    @Test
    @DisplayName("an unguarded man can be taken")
    void capture() {
        check("c6 a7 h1 a8", NEITHER);
        check("c8 h1 a7 a8", NEITHER);
        check("h1 a2 d3 a1", NEITHER);
    }

    @Test
    @DisplayName("a guarded man cannot be taken")
    void guardedMan() {
        check("b6 b7 a6 a8", MATE);
    }

    @Test
    @DisplayName("a dark bishop mates in the other corner")
    void darkBishop() {
        check("g6 d4 h6 h8", MATE);
        check("f7 d4 h5 h8", NEITHER);
    }

    @Test
    @DisplayName("the bishop does not look through a white man")
    void bishopBlocked() {
        check("b6 e4 c6 a8", STALEMATE);
        check("c7 d5 b7 a7", NEITHER);
    }

    @Test
    @DisplayName("6,000 random positions near a corner, against the rules of chess")
    void randomPositions() {
        SplittableRandom random = random();
        for (int i = 1; i <= 6_000; i++) {
            int[] men = random(random);
            check(men, expected(position(men)), "random position " + i);
        }
    }

    /** The squares of the four pieces in a random legal position, most of them near one corner. */
    private static int[] random(SplittableRandom random) {
        int[] corner = {0, 1, 2, 8, 9, 10, 16, 17, 18, 24, 3, 11};
        int[] men = new int[4];
        do {
            int flip = new int[] {0, 7, 56, 63}[random.nextInt(4)];
            for (int i = 0; i < 4; i++) {
                men[i] = (random.nextInt(4) == 0 ? random.nextInt(64) : corner[random.nextInt(corner.length)]) ^ flip;
            }
        } while (position(men) == null);
        return men;
    }

    private static MatePosition position(int[] men) {
        return FourMen.position(men, false);
    }

    private static Verdict expected(MatePosition position) {
        boolean canMove = !TABLE.choices(position).isEmpty();
        return canMove ? NEITHER : position.isCheck() ? MATE : STALEMATE;
    }

    private void check(String names, Verdict expected) {
        int[] men = FourMen.squares(names);
        assertThat(expected(position(men))).isEqualTo(expected);
        check(men, expected, "Black to move");
        alike(random -> check(Turn.random(random).squares(men), expected, "the board turned"));
    }

    private void check(int[] men, Verdict expected, String words) {
        Verdict verdict = answer().verdict(men[0], men[1], men[2], men[3]);
        if (verdict != expected) {
            assertThat(verdict)
                    .as(words + ", " + facts(men) + "\n" + FourMen.picture("verdict", men))
                    .isEqualTo(expected);
        }
    }

    private static String facts(int[] men) {
        String check = position(men).isCheck() ? "in check" : "not in check";
        Set<String> moves = TABLE.choices(position(men)).keySet();
        return check + (moves.isEmpty() ? ", without a legal move" : ", with the moves " + moves);
    }

    @Override
    protected void probe(MateOrStalemate answer) {
        for (String men : PROBES.split(",")) {
            int[] at = FourMen.squares(men);
            answer.verdict(at[0], at[1], at[2], at[3]);
        }
        SplittableRandom random = new SplittableRandom(13);
        for (int i = 0; i < 400; i++) {
            int[] men = random(random);
            answer.verdict(men[0], men[1], men[2], men[3]);
        }
    }
}
