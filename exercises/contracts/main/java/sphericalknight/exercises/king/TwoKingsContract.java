package sphericalknight.exercises.king;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.bits.Squares.set;
import static sphericalknight.bits.Squares.square;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.chess.attack.KingPlacements;
import sphericalknight.exercise.contract.Contract;
import sphericalknight.exercises.RandomSquares;

class TwoKingsContract extends Contract<TwoKings> {
    private static final long INNER_OF_LOWER_HALF = 0x7E7E_7E00L;

    @Test
    @DisplayName("a king in the middle takes nine squares")
    void middle() {
        places("d4", "c3 d3 e3 c4 d4 e4 c5 d5 e5", "a king on d4: its own square and the eight around it are taken");
        alike(random -> places(RandomSquares.square(INNER_OF_LOWER_HALF, random), "another"));
    }

    @Test
    @DisplayName("a king on the right edge takes six, and nothing on the left")
    void edge() {
        places("h5", "g4 h4 g5 h5 g6 h6", "a king on h5: are squares of the a-file missing, then ghosts attack them");
        alike(random -> places(8 * random.nextInt(1, 7) + 7, "another"));
    }

    @Test
    @DisplayName("a king in the corner h8, the sign of a long, takes four")
    void corner() {
        places("h8", "g7 h7 g8 h8", "a king on h8, bit 63");
    }

    @Test
    @DisplayName("all 64 x 64 pairs: two files or two ranks apart")
    void everyPair() {
        eachSquare(king -> places(king, "one of the 64"));
        eachSquare(king -> places(king, "asked a second time"));
    }

    @Test
    @DisplayName("the number of placements, all squares together")
    void placements() {
        int yours = answerApart().placements(); // its classes are new: no test has called places() before
        assertThat(yours)
                .withFailMessage("There are 3612 placements of a white and a black king; yours counts %d.", yours)
                .isEqualTo(3612);
        assertBoard(answerApart().places(0)).with('K', 1L).isEqualTo(~set("a1 b1 a2 b2"));
        int again = answerApart().placements();
        assertThat(again)
                .withFailMessage("Asked a second time, you count %d placements, not 3612 as the first time.", again)
                .isEqualTo(3612);
    }

    private void places(int king, String words) {
        places(king, KingPlacements.places(king), words);
    }

    private void places(String king, String taken, String words) {
        places(square(king), ~set(taken), words);
    }

    private void places(int king, long expected, String words) {
        assertBoard(answer().places(king)).with('K', 1L << king).as(words).isEqualTo(expected);
    }

    @Override
    protected void probe(TwoKings answer) {
        answer.placements();
        eachSquare(answer::places);
        answer.placements();
    }
}
