package sphericalknight.exercises.bitboards;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.bits.Squares.bit;
import static sphericalknight.bits.Squares.name;
import static sphericalknight.bits.Squares.names;
import static sphericalknight.bits.Squares.set;
import static sphericalknight.bits.Squares.square;
import static sphericalknight.exercises.SetWords.named;

import java.util.SplittableRandom;
import java.util.function.ObjIntConsumer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.exercise.contract.Contract;

class SetAlgebraContract extends Contract<SetAlgebra> {
    @Test
    @DisplayName("with: one more square, also on the upper half of the board")
    void oneMore() {
        with("b1 g1", "c2", "b1 g1 c2", "a square of the lower half");
        with("b1 g1", "d5", "b1 g1 d5", "d5 is bit 35");
        with("a1", "h8", "a1 h8", "h8 is bit 63");
        with("", "h4", "h4", "h4 is bit 31");
        others(64, (set, square) -> with(names(set ^ bit(square)), name(square), names(set), "another"));
    }

    @Test
    @DisplayName("with: a square that is in already stays in, and changes nothing")
    void inAlready() {
        with("b1 g1", "g1", "b1 g1", "g1 is in already");
        with("a4 b4 c4", "a4", "a4 b4 c4", "a4 is in already");
        with("a1 h4 h8", "h8", "a1 h4 h8", "h8 is in already");
        with("a1 h4 h8", "a1", "a1 h4 h8", "a1 is in already");
        others(64, (set, square) -> with(names(set), name(square), names(set), "another"));
    }

    @Test
    @DisplayName("without: one square less")
    void oneLess() {
        without("b1 g1 d5", "d5", "b1 g1", "d5 is bit 35");
        without("a1 h8", "h8", "a1", "h8 is bit 63");
        without("h4 g4", "h4", "g4", "h4 is bit 31");
        others(64, (set, square) -> without(names(set), name(square), names(set ^ bit(square)), "another"));
    }

    @Test
    @DisplayName("without: a square that is not in changes nothing")
    void notIn() {
        without("b1 g1", "c1", "b1 g1", "c1 was not in");
        without("", "e4", "", "the set is empty");
        others(31, (set, one) -> without(names(set ^ bit(one)), name(one), names(set ^ bit(one)), "another"));
    }

    @Test
    @DisplayName("contains: yes for the squares of the set, no for all others")
    void contains() {
        for (String squares : new String[] {"", "b1 g1", "d5 e5", "h4", "a1 h8", "a1 c2 d2 h4 e5 h8"}) {
            long found = squaresWhere(square -> answer().contains(set(squares), square));
            String words = "the squares that contains() finds in " + named(set(squares));
            assertBoard(found).as(words).isEqualTo(set(squares));
        }
        others(64, (set, square) -> assertThat(answer().contains(set, square)).isTrue());
    }

    @Test
    @DisplayName("isSubset: part of the whole, but not the other way round")
    void partOfTheWhole() {
        isSubset("b1", "b1 g1", true);
        isSubset("b1 g1", "b1", false);
        isSubset("b1 c3", "b1 g1", false);
        isSubset("h8", "a1 h8", true);
        isSubset("a1", "a1 h8", true);
        isSubset("c1 f1", "b1 g1", false);
        isSubset("a1 b1 d1", "a1 c1 d1", false);
        others(63, (set, square) -> isSubset(names(set ^ bit(square)), names(set), true));
    }

    @Test
    @DisplayName("isSubset: a set is part of itself, and the empty set of every set")
    void ofItself() {
        isSubset("a1 h8", "a1 h8", true);
        isSubset("", "b1 g1", true);
        isSubset("", "", true);
        isSubset("b1", "", false);
        others(63, (set, square) -> isSubset(names(set), names(set), true));
    }

    @Test
    @DisplayName("300 random sets, all squares in turn")
    void randomSets() {
        SplittableRandom random = random();
        for (int i = 0; i < 300; i++) {
            long set = random.nextLong() & random.nextLong();
            int square = i % 64;
            long others = set & ~bit(square);
            smallestFirst(set, () -> {
                with(names(set), name(square), names(others | bit(square)), "a random set");
                without(names(set), name(square), names(others), "a random set");
                isSubset(names(others), names(set), true);
                isSubset(names(others | bit(square)), names(others), false);
            });
        }
    }

    /** Asks about others of a kind: random sets of the first {@code squares}, with a random one of these in it. */
    private void others(int squares, ObjIntConsumer<Long> check) {
        alike(random -> {
            int square = random.nextInt(squares);
            check.accept(random.nextLong() >>> 64 - squares | bit(square), square);
        });
    }

    private void with(String squares, String square, String expected, String words) {
        String what = named(set(squares)) + " with " + square + ": " + words;
        assertBoard(answer().with(set(squares), square(square))).as(what).isEqualTo(set(expected));
    }

    private void without(String squares, String square, String expected, String words) {
        String what = named(set(squares)) + " without " + square + ": " + words;
        assertBoard(answer().without(set(squares), square(square))).as(what).isEqualTo(set(expected));
    }

    private void isSubset(String part, String whole, boolean expected) {
        String words = named(set(part)) + (expected ? " is" : " is not") + " a part of " + named(set(whole));
        assertThat(answer().isSubset(set(part), set(whole)))
                .withFailMessage("%s; yours says the opposite.", words)
                .isEqualTo(expected);
    }

    @Override
    protected void probe(SetAlgebra answer) {
        for (int square = 0; square < 64; square++) {
            long set = set("b1 g1 h4 a5 d5 h8");
            answer.with(set, square);
            answer.without(set, square);
            answer.contains(set, square);
            answer.contains(-1L << square, square);
            answer.contains(set("c1 d5"), square);
            answer.isSubset(0, 1L << square);
            answer.isSubset(1L << square, set("c1 d1"));
            answer.isSubset(set("b1 d5 h8") & ~(1L << square), set);
            answer.isSubset(set, set & ~(1L << square));
            answer.isSubset(set("c1 d1"), 1L << square);
        }
    }
}
