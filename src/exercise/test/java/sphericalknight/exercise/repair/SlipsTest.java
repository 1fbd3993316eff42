package sphericalknight.exercise.repair;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.exercise.Samples;

@DisplayName("The changes to a wrong answer that are tried")
class SlipsTest {
    @Test
    @DisplayName("never takes away the return of what was looked up, nor repeats a comparison with another limit")
    void lookedUp() {
        assertThat(words("int n = 0; if (n <= 8) {\n return Long.bitCount(set); }\n return n;"))
                .contains("a shift by 8 is the wrong distance here.")
                .noneMatch(words -> words.startsWith("`return` leaves the whole method"))
                .noneMatch(words -> words.startsWith("a condition like the one here is missing, too, with -8"));
    }

    @Test
    @DisplayName("never adds 0 to a variable instead of setting it to 0")
    void setToZero() {
        assertThat(words("int n = 0;\n n = 0;\n n = 0;\n return Long.bitCount(set) + n;"))
                .contains("what is stored in `n` here should stay as it was.")
                .noneMatch(words -> words.startsWith("`=` forgets"));
    }

    @Test
    @DisplayName("takes a number that javac has computed for no distance on the board")
    void computed() {
        List<String> words = words("int a = 4 * (64 - 4);\n return Long.bitCount(set) + a - 60;");
        long small =
                words.stream().filter("the number 60 is wrong here."::equals).count();
        assertThat(words.stream().filter("the number 240 is wrong here."::equals))
                .isNotEmpty()
                .hasSizeLessThan((int) small);
    }

    /** The changes of an answer whose count() has this body. */
    private static Slips slips(String count) {
        return new Slips(Samples.compiled(Samples.answer(count, "return set << 8;", "")));
    }

    /** What the changes of an answer say whose count() has this body. */
    private static List<String> words(String count) {
        return slips(count).others().stream().map(Change::words).toList();
    }

    @Test
    @DisplayName(
            "does not try to change what nobody writes by mistake: a bit test, the lowest bit, the ^ that javac writes for ~")
    void idioms() {
        assertThat(words("return (int) (set >>> 3 & 1);")).doesNotContain("the number 1 is wrong here.");
        assertThat(words("return (int) (set & -set);"))
                .doesNotContain("what stands behind `&` takes away what belongs in here.");
        assertThat(words("return ~(int) set;")).noneMatch(words -> words.contains("`^`"));
    }

    @Test
    @DisplayName("says true and false of a boolean variable, not 1 and 0")
    void booleans() {
        assertThat(words("boolean found = true; if (set == 0) { found = !found; } return found ? 5 : 6;"))
                .contains("here `true` is wrong.")
                .doesNotContain("the number 1 is wrong here.", "a start with 1 instead of 0 would do.");
    }

    @Test
    @DisplayName(
            "says of no shift that its mask is missing if it has one, makes a set of one square, or halves the board")
    void masked() {
        // north() has a shift without a mask, too.
        assertThat(masksMissing("return (int) (set >>> 1);")).isEqualTo(2 * masksMissing("return 0;"));
        assertThat(masksMissing("return (int) (set >>> 1 & 0x55L);")).isEqualTo(masksMissing("return 0;"));
        assertThat(masksMissing("return (int) ((set & 0x55L) >>> 1);")).isEqualTo(masksMissing("return 0;"));
        assertThat(masksMissing("return (int) (1L << set);")).isEqualTo(masksMissing("return 0;"));
        assertThat(masksMissing("return (int) (set >>> 32);")).isEqualTo(masksMissing("return 0;"));
    }

    private static long masksMissing(String count) {
        return words(count).stream()
                .filter(words -> words.startsWith("a mask is missing for this shift"))
                .count();
    }

    @Test
    @DisplayName("takes no if at the end of a loop for do ... while")
    void ifAtTheEnd() {
        String late = "`do ... while` goes round once before it asks; `while` asks first.";
        assertThat(words("int n = 0; while (set != 0) { set &= set - 1; n++; if (n == 70) { return 0; } } return n;"))
                .doesNotContain(late);
        assertThat(words("int n = 0; do { set &= set - 1; n++; } while (set != 0); return n;"))
                .contains(late);
    }

    @Test
    @DisplayName("tries the largest remainder for 0, unless it is tried anyway")
    void remainder() {
        long any = zeroes("n");
        assertThat(any).isPositive();
        assertThat(zeroes("n % 8")).isEqualTo(any + 1);
        assertThat(zeroes("n % 2")).isEqualTo(any);
    }

    private static long zeroes(String compared) {
        return words("int n = (int) set; if (" + compared + " == 0) { n++; } return n;").stream()
                .filter("0 is the wrong number to compare with here."::equals)
                .count();
    }

    @Test
    @DisplayName(
            "takes a mask in front of a shift, a limit, a difference, and a sign that is asked for, for no slip of Java")
    void notOfJava() {
        assertThat(java("return (int) (set & 0xFFFFL);")).contains("INT_CONSTANT");
        assertThat(java("return (int) ((set & 0xFFFFL) >>> 32);")).doesNotContain("INT_CONSTANT");
        assertThat(java("return set > 16 ? 1 : 2;")).doesNotContain("INT_CONSTANT");
        assertThat(java("return set > 0 ? 1 : 2;")).contains("SIGN_COMPARISON");
        assertThat(java("return set <= 0 ? 1 : 2;")).contains("SIGN_COMPARISON");
        assertThat(java("return set < 0 ? 1 : 2;")).doesNotContain("SIGN_COMPARISON");
        assertThat(java("return set >= 0 ? 1 : 2;")).doesNotContain("SIGN_COMPARISON");
        assertThat(java("return (int) (set + set);")).contains("SET_FOR_SQUARE");
        assertThat(java("return (int) (set - 3 * set);")).doesNotContain("SET_FOR_SQUARE");
        assertThat(java("int n = 5; n++; return n == set ? 1 : 0;")).contains("SQUARE_FOR_SET");
        assertThat(java("int n = 5; n++; return n > set ? 1 : 0;")).doesNotContain("SQUARE_FOR_SET");
        assertThat(java("int n = 5; n++; return set + 1 <= n ? 1 : 0;")).doesNotContain("SQUARE_FOR_SET");
        assertThat(java("int n = (int) set >> 4; return n;")).contains("SIGNED_SHIFT");
        assertThat(java("int n = (int) set >> 4; return n >= 0 ? n : 1;")).doesNotContain("SIGNED_SHIFT");
        assertThat(java("int n = (int) set >> 4; return Math.abs(n);")).doesNotContain("SIGNED_SHIFT");
        assertThat(java("return Math.abs((int) set >> 4);")).doesNotContain("SIGNED_SHIFT");
    }

    private static List<String> java(String count) {
        return slips(count).java().stream().map(Change::slip).toList();
    }

    @Test
    @DisplayName("changes neither the -1 of a complement nor a seed of random numbers")
    void numbersThatAreRight() {
        assertThat(words("return (int) (set & -1L);")).contains("the number -1 is wrong here.");
        assertThat(words("return (int) ~set;")).doesNotContain("the number -1 is wrong here.");
        assertThat(words("return (int) (set + 3);")).contains("the number 3 is wrong here.");
        assertThat(words("return new java.util.Random(3).nextInt();")).doesNotContain("the number 3 is wrong here.");
    }

    @Test
    @DisplayName("calls no factor and no divisor a mask")
    void factors() {
        assertThat(words("return (int) (set & 0xFFL);"))
                .contains("the mask is too narrow here: it leaves out squares that should stay in.");
        assertThat(words("return (int) (set % 63);"))
                .contains("this number is wrong here.")
                .noneMatch(words -> words.startsWith("the mask"));
    }

    @Test
    @DisplayName("puts no distance between the numbers of a key into a mask, and adds no 0")
    void numbersThatMakeNoSense() {
        assertThat(keys("return (int) set * 15;")).contains("the number 15 is wrong here.780");
        assertThat(keys("return (int) set & 15;"))
                .contains("the number 15 is wrong here.7", "the number 15 is wrong here.0")
                .doesNotContain("the number 15 is wrong here.780");
        assertThat(keys("return (int) set + 15;"))
                .contains("the number 15 is wrong here.7")
                .doesNotContain("the number 15 is wrong here.0");
    }

    private static List<String> keys(String count) {
        return slips(count).others().stream().map(Change::key).toList();
    }

    @Test
    @DisplayName("takes neither the only update of a variable away nor starts it again in each round")
    void onlyUpdate() {
        String stay = "what is stored in `n` here should stay as it was.";
        String outside = "this step is done once, before the loop";
        assertThat(words("int n = 1; while (n < set) { n = n * 3; } return n;"))
                .noneMatch(words -> words.equals(stay) || words.startsWith(outside));
        assertThat(words("int n = 1; while (n < set) { n = n * 3; } n = 1; return n;"))
                .contains(stay);
        assertThat(words("int n = 1; int m = n * 5; while (n < set) { n = n * 3 + m; } return n;"))
                .anyMatch(words -> words.startsWith(outside));
    }

    @Test
    @DisplayName("holds two steps that have changed places for one slip, not for several")
    void exchangedSteps() {
        Slips slips = slips("int n = (int) set;\n n = n + 1;\n n = n * 3;\n return n;");
        Change exchange = first(slips, "STEPS_EXCHANGED");
        Change number = first(slips, "WRONG_NUMBER");
        assertThat(exchange.sites()).anyMatch(number.sites().get(0)::isBeside);
        assertThat(exchange.contains(number)).isFalse();
    }

    private static Change first(Slips slips, String name) {
        return slips.others().stream()
                .filter(change -> change.slip().equals(name))
                .findFirst()
                .orElseThrow();
    }
}
