package sphericalknight.exercises.draughts;

import static sphericalknight.exercises.draughts.DraughtsSets.board;
import static sphericalknight.exercises.draughts.DraughtsSets.set;
import static sphericalknight.exercises.draughts.DraughtsSets.some;

import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.draughts.Diagonals;
import sphericalknight.exercise.contract.Contract;

class MenStepsContract extends Contract<MenSteps> {
    /** Men here step to no edge, and + 7 stays below 32, or - 7 above -1. */
    private static final int UP = set("c3 c5 d4 e3 f6");

    private static final int DOWN = set("c3 c5 d4 d6 e3 e5 f4");

    @Test
    @DisplayName("a white man on d4 steps to c5 and e5")
    void whiteStepsUp() {
        steps('w', "d4", "c5 e5", "a white man on d4, alone: + 1 and + 7");
    }

    @Test
    @DisplayName("a black man on d4 steps to c3 and e3")
    void blackStepsDown() {
        steps('d', "d4", "c3 e3", "a black man on d4, alone: - 1 and - 7");
    }

    @Test
    @DisplayName("nobody steps onto another man")
    void onlyOntoEmptySquares() {
        int empty = ~set("b4 d4");
        compare('w', set("c3 e3"), empty, set("f4"), "white men on c3 and e3; b4 and d4 are taken");
        compare('d', set("c5 e5"), empty, set("f4"), "black men on c5 and e5; b4 and d4 are taken");
        alike(random -> {
            compare('w', UP & random.nextInt(), random.nextInt());
            compare('d', DOWN & random.nextInt(), random.nextInt());
        });
    }

    @Test
    @DisplayName("a step from bit 25 to bit 0 and on is a step like any other: nothing falls out of the word")
    void roundTheWord() {
        steps(
                'w',
                "h2 f4 e5 d6",
                "g3 e5 g5 d6 f6 c7 e7",
                "white men on h2 f4 e5 d6: 28 + 7 is 3 modulo 32, a rotation");
        steps('d', "g5 f6 e7 h6", "f4 h4 e5 g5 d6 f6", "black men on g5 f6 e7 h6: 3 - 7 is 28 modulo 32, a rotation");
    }

    @Test
    @DisplayName("men at the sides have one step and do not come out on the other side")
    void sides() {
        steps('w', "a3 a5 a7", "b4 b6 b8", "white men on the a-file: up-left leads off the board");
        steps('w', "h2 h4 h6", "g3 g5 g7", "white men on the h-file: up-right leads off the board");
        steps('d', "h2 h4 h6", "g1 g3 g5", "black men on the h-file: down-right leads off the board");
        steps('d', "a3 a5 a7", "b2 b4 b6", "black men on the a-file: down-left leads off the board");
    }

    @Test
    @DisplayName("on the last row the board ends")
    void lastRow() {
        steps('w', "b8 d8 f8 h8", "", "men on the eighth rank; + 1 and + 7 lead round to the first");
        steps('d', "a1 c1 e1 g1", "", "men on the first rank; - 1 and - 7 lead round to the eighth");
    }

    @Test
    @DisplayName("bit 31 is b8: a black man there steps to a7 and c7, and leaves nothing behind")
    void signBit() {
        steps('d', "b8", "a7 c7", "a black man on b8, bit 31: the int is negative");
    }

    @Test
    @DisplayName("1,000 random boards")
    void randomBoards() {
        randomly(1_000, random -> {
            int kind = random.nextInt(20); // sometimes no man, or no empty square
            int men = kind == 0 ? 0 : some(random);
            int empty = kind == 1 ? 0 : ~men & ~some(random);
            smallestFirst(board(men), () -> {
                compare('w', men, empty);
                compare('d', men, empty);
            });
        });
    }

    /** Asks for the steps of men and, in the hidden run, of some of these and of others whose steps are plain. */
    private void steps(char side, String men, String expected, String words) {
        compare(side, set(men), -1, set(expected), words);
        int plain = side == 'w' ? UP : DOWN;
        alike(random -> compare(side, (set(men) | plain) & random.nextInt(), -1));
    }

    /** Compares the steps with the library's; {@code side} is w for White or d for Black. */
    private void compare(char side, int men, int empty) {
        int steps = side == 'w'
                ? Diagonals.step(men, Diagonals.UP_LEFT) | Diagonals.step(men, Diagonals.UP_RIGHT)
                : Diagonals.step(men, Diagonals.DOWN_LEFT) | Diagonals.step(men, Diagonals.DOWN_RIGHT);
        compare(side, men, empty, steps & empty, side == 'w' ? "white men" : "black men");
    }

    private void compare(char side, int men, int empty, int expected, String words) {
        int yours = side == 'w' ? answer().white(men, empty) : answer().black(men, empty);
        assertBoard(yours).with(side, board(men)).as(words).isEqualTo(expected);
    }

    @Override
    protected void probe(MenSteps answer) {
        SplittableRandom random = new SplittableRandom(11);
        int[] empties = {-1, ~set("b4 d4"), random.nextInt(), random.nextInt()};
        int[] men = {set("d4"), set("a3 h4"), set("b8 h8"), set("a1 g1"), set("e5 g5 h2"), set("d2 e7"), some(random), 0
        };
        for (int empty : empties) {
            for (int some : men) {
                answer.white(some, empty);
                answer.black(some, empty);
            }
        }
    }
}
