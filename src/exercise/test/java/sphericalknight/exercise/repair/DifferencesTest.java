package sphericalknight.exercise.repair;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.bits.Squares.set;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.bits.Squares;
import sphericalknight.exercise.contract.Calls;
import sphericalknight.exercise.contract.Diagnosis;
import sphericalknight.exercise.contract.ExerciseMethod;
import sphericalknight.exercise.contract.Survey;
import sphericalknight.exercise.contract.Survey.Seen;
import sphericalknight.exercise.sample.Variety;
import sphericalknight.exercises.sample.Sample;

@DisplayName("What wrong boards have in common")
class DifferencesTest {
    private static final ExerciseMethod TOGETHER = ExerciseMethod.of(Variety.class).stream()
            .filter(method -> method.name().equals("together"))
            .findFirst()
            .orElseThrow();

    /** A board of together(set, more). */
    private static Seen board(String set, String more, String expected, String actual) {
        Calls.Call call = new Calls.Call(TOGETHER, new Object[] {set(set), set(more)}, 0);
        return new Seen(call, set(expected), set(actual));
    }

    private static String of(Seen... boards) {
        return Differences.of(new Survey.Result(List.of(boards), Map.of(), Map.of(), false))
                .map(Diagnosis::line)
                .orElse("nothing");
    }

    @Test
    @DisplayName("squares are missing, and all of them are squares of an argument")
    void missing() {
        assertThat(of(
                        board("a1 b2", "c3 d4", "a2 b3 c3 d4", "a2 b3 c3"),
                        board("c1 d1", "e5 g7", "c2 d2 e5 g7", "c2 d2 e5"),
                        board("a2 h2", "b6 f1", "a3 h3 b6 f1", "a3 h3 b6")))
                .isEqualTo(
                        "ONLY_MISSING: together() never gives a square too many, but it leaves some out, all of them squares"
                                + " of `more`.");
    }

    @Test
    @DisplayName("squares are too many, and none of them is a square of an argument")
    void tooMuch() {
        assertThat(of(
                        board("a1 b2", "b2 d4", "a1 d4", "a1 d4 e5"),
                        board("c1 d1", "c1 g7", "d1 g7", "d1 g7 h2"),
                        board("a2 h2", "a2 f1", "h2 f1", "h2 f1 c8")))
                .isEqualTo(
                        "ONLY_TOO_MUCH: together() leaves no square out, but it gives some too many, none of them a square"
                                + " of `set`.");
    }

    @Test
    @DisplayName("a step wraps round the edge; but what comes out for one square alone may be copies of the sign")
    void wrapped() {
        Seen right = step("d4", "c4 e3", "c4 e3");
        Seen wrong = step("a4", "b3", "b3 h3");
        assertThat(of(right, wrong, step("a5", "b4", "b4 h4")))
                .isEqualTo(
                        "STEPS_DIFFER: Steps to the left come out on the other side of the board: 1 left, from a4 a5.");
        assertThat(of(right, wrong)).isEqualTo("nothing");
        assertThat(of(right, step("h8", "g8", "a8 g8"))).isEqualTo("nothing");
    }

    @Test
    @DisplayName("a step that is lost on more than four files is lost on many squares")
    void lostEverywhere() {
        Seen[] boards = new Seen[64];
        for (int square = 0; square < 64; square++) {
            String from = Squares.name(square);
            String left = square % 8 > 0 ? Squares.name(square - 1) : "";
            String below = square % 8 < 7 && square > 7 ? Squares.name(square - 7) : "";
            boards[square] = step(from, (left + " " + below).strip(), square == 12 ? left + " " + below : below);
        }
        assertThat(of(boards))
                .isEqualTo("STEPS_DIFFER: The square 1 left of a piece is lost when the piece stands on many squares.");
    }

    /** A board of north(from), for a piece that goes 1 left, or 1 right and 1 down. */
    private static Seen step(String from, String expected, String actual) {
        ExerciseMethod north = ExerciseMethod.of(Sample.class).stream()
                .filter(method -> method.name().equals("north"))
                .findFirst()
                .orElseThrow();
        return new Seen(new Calls.Call(north, new Object[] {set(from)}, 0), set(expected), set(actual));
    }

    @Test
    @DisplayName("nothing but empty sets: says how many calls were seen, not what others would give")
    void empty() {
        assertThat(of(
                        board("a1", "b2", "a2 b2", ""),
                        board("c1", "", "c2", ""),
                        board("a2 h2", "a2 f1", "a3 h3 a2 f1", "")))
                .isEqualTo("ONLY_EMPTY_SETS: together() gave the empty set in each of the 3 calls that were tried.");
    }

    @Test
    @DisplayName("two wrong boards are too few to say anything")
    void tooFew() {
        assertThat(of(
                        board("a1 b2", "c3 d4", "a2 b3 c3 d4", "a2 b3 c3"),
                        board("c1 d1", "e5 g7", "c2 d2 e5 g7", "c2 d2 e5")))
                .isEqualTo("nothing");
    }

    @Test
    @DisplayName("a condition needs three boards that are right without it, and three that are wrong with it")
    void condition() {
        Seen wrong = board("h8", "", "d4", "a1");
        Seen right = board("a1", "", "a2", "a2");
        assertThat(of(wrong, wrong, wrong, right, right)).isEqualTo("nothing");
        assertThat(of(wrong, wrong, right, right, right)).isEqualTo("nothing");
        assertThat(of(wrong, wrong, wrong, right, right, right))
                .startsWith("WRONG_SOMETIMES: together() is wrong if the set contains h8, bit 63");
    }

    @Test
    @DisplayName("there is only one empty set: a single board that is wrong for it is enough")
    void emptySet() {
        Seen wrong = board("", "", "", "a1");
        Seen right = board("a1", "", "a2", "a2");
        assertThat(of(wrong, right, right, right))
                .startsWith("WRONG_SOMETIMES: together() is wrong if the set is empty");
    }

    @Test
    @DisplayName("where a call threw an exception, its message says more")
    void thrown() {
        Seen empty = board("a1", "b2", "a2 b2", "");
        List<Seen> boards = List.of(empty, empty, empty);
        assertThat(Differences.of(new Survey.Result(boards, Map.of(), Map.of(), false)))
                .isPresent();
        assertThat(Differences.of(new Survey.Result(boards, Map.of(), Map.of(), true)))
                .isEmpty();
    }
}
