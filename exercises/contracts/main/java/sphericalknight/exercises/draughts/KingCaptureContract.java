package sphericalknight.exercises.draughts;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.exercises.draughts.DraughtsSets.board;
import static sphericalknight.exercises.draughts.DraughtsSets.set;
import static sphericalknight.exercises.draughts.DraughtsSets.some;
import static sphericalknight.exercises.draughts.KingCases.bit;
import static sphericalknight.exercises.draughts.KingCases.legal;
import static sphericalknight.exercises.draughts.KingCases.more;
import static sphericalknight.exercises.draughts.KingCases.question;
import static sphericalknight.exercises.draughts.KingCases.texts;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.exercise.contract.Contract;

class KingCaptureContract extends Contract<KingCapture> {
    @Test
    @DisplayName("a king takes at a distance and ends on any square behind")
    void anyDistance() {
        captures("a1", "", "d4", "e5 takes d4", "f6 takes d4", "g7 takes d4", "h8 takes d4");
    }

    @Test
    @DisplayName("two men in a row stop a king, and so do the edge and an own man")
    void nothingToTake() {
        captures("a1", "", "b2 c3");
        captures("c1", "f4", "a3 e3");
        captures("c1", "", "");
        alike(random -> legally(bit("c1"), set("f4"), more(random, bit("c1"), set("f4"), set("b2 e3")))); // takes b2
    }

    @Test
    @DisplayName("a second victim on the same line is taken, too")
    void sameLine() {
        captures("a1", "", "d4 g7", "h8 takes d4 g7");
    }

    @Test
    @DisplayName("a king must land where the capture goes on")
    void landsWhereItGoesOn() {
        captures("a1", "", "c3 e5 g5", "h4 takes c3 e5 g5");
        legally(bit("a1"), 0, set("c3 e3 g3 c5 e5 g5")); // round, to d4 again, and on over c5
        legally(bit("a1"), 0, set("c3 e3 g3 e5 g5")); // round, and may end on d4, where it was before
        legally(bit("d8"), 0, set("a1 b2 d2 d4 e5 g5 f6 c7 e7 g7")); // up to eight men in one move
    }

    @Test
    @DisplayName("which capture is free: one man or two")
    void choiceIsFree() {
        captures("c1", "", "b2 e3 f6", "a3 takes b2", "e7 takes e3 f6", "d8 takes e3 f6");
    }

    @Test
    @DisplayName("the start square is empty meanwhile: a king may go round in a circle and end where it began")
    void circle() {
        captures("e1", "", "d2 f2 d4 f4", "e1 takes d2 f2 d4 f4");
    }

    @Test
    @DisplayName("captured men leave after the move: d6, taken first, still blocks the way beyond e5")
    void capturedMenStillBlock() {
        captures(
                "e7",
                "",
                "f2 c3 f4 d6",
                "g5 takes c3 f4 d6",
                "h6 takes c3 f4 d6",
                "g1 takes f2 d6",
                "e5 takes f2 c3 f4 d6");
    }

    @Test
    @DisplayName("each result once, in ascending order, although the circle can be run both ways")
    void eachResultOnce() {
        assertThat(texts(answer().captures(bit("e1"), 0, set("d2 f2 d4 f4"))))
                .as(question(bit("e1"), 0, set("d2 f2 d4 f4")) + "; both ways round are one result")
                .isEqualTo(List.of("e1 takes d2 f2 d4 f4"));
        legally(bit("e1"), 0, set("d2 f2 d4 f4"));
        legally(bit("a1"), 0, set("d4"));
        legally(bit("d2"), set("a3 h8"), set("e1 b2 e3 g3 b4 c5 e5 b8 c7 e7")); // 19 results
        alike(random -> legally(bit("e1"), 0, more(random, bit("e1"), 0, set("d2 f2 d4 f4"))));
    }

    @Test
    @DisplayName("2,000 random boards")
    void randomBoards() {
        randomly(2_000, random -> {
            int king = random.nextInt(32);
            int enemies = some(random) & ~(1 << king);
            int own = some(random) & random.nextInt() & ~(enemies | 1 << king);
            smallestFirst(board(own | enemies), () -> legally(king, own, enemies));
        });
    }

    private void legally(int king, int own, int enemies) {
        long[] expected = legal(king, own, enemies);
        long[] yours = answer().captures(king, own, enemies);
        assertThat(texts(yours)).as(question(king, own, enemies)).isEqualTo(texts(expected));
        assertThat(yours).as(question(king, own, enemies)).isEqualTo(expected);
    }

    private void captures(String king, String own, String enemies, String... expected) {
        captures(bit(king), set(own), set(enemies), expected);
        alike(random -> captures(bit(king), set(own), more(random, bit(king), set(own), set(enemies)), expected));
    }

    private void captures(int king, int own, int enemies, String... expected) {
        List<String> yours = texts(answer().captures(king, own, enemies));
        String difference =
                difference("too much", yours, List.of(expected)) + difference("missing", List.of(expected), yours);
        assertThat(difference.isEmpty())
                .as(question(king, own, enemies) + difference)
                .isTrue();
    }

    private static String difference(String name, List<String> more, List<String> fewer) {
        List<String> rest = more.stream().filter(text -> !fewer.contains(text)).toList();
        return rest.isEmpty() ? "" : "\n" + name + ": " + String.join(", ", rest);
    }

    @Override
    protected void probe(KingCapture answer) {
        answer.captures(bit("a1"), 0, set("d4 g7"));
        answer.captures(bit("a1"), 0, set("b2 c3"));
        answer.captures(bit("a1"), 0, set("c3 e5 g5"));
        answer.captures(bit("c1"), set("f4"), set("e3"));
        answer.captures(bit("c1"), set("e3"), set("b2"));
        answer.captures(bit("c1"), 0, set("b2 e3 f6"));
        answer.captures(bit("c1"), 0, set("e3 g7"));
        answer.captures(bit("c3"), 0, set("b2 d4"));
        answer.captures(bit("e1"), 0, set("d2 f2 d4 f4"));
        answer.captures(bit("a1"), 0, set("c3 e3 g3 c5 e5 g5"));
        answer.captures(bit("e7"), 0, set("f2 c3 f4 d6"));
    }
}
