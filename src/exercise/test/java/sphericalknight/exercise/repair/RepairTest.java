package sphericalknight.exercise.repair;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import sphericalknight.exercise.Samples;
import sphericalknight.exercise.answer.AnswerClasses;
import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.exercise.check.Checker;
import sphericalknight.exercise.contract.Diagnosis;
import sphericalknight.exercise.sample.Variety;
import sphericalknight.exercises.sample.Sample;

@DisplayName("The search for the slip")
class RepairTest {
    /** Expected start, and the body of count() from line 6. */
    private static final String IN_COUNT = """
                    SIGN_COMPARISON: Line 6     | int n = 0; while (set > 0) { n++; set &= set - 1; } return n;
                    SIGNED_SHIFT: Line 6        | int n = 0; for (int i = 0; set != 0 && i < 99; i++) { n += set & 1; set >>= 1; } return n;
                    INT_FOR_LONG: Line 6        | int n = 0; for (int i = 0; i < 64; i++) { if ((set & 1 << i) != 0) n++; } return n;
                    LITERAL_WITHOUT_L: Line 6   | return one(set & 0xFFFF_FFFF) + one(set >>> 32);
                    CAST_TOO_EARLY: Line 6      | return one(set & 0xFFFF_FFFFL) + one((int) set >>> 32);
                    OFF_BY_ONE: Line 6          | int n = 0; int last = 63; for (int i = 0; i < last; i++) { n += set >>> i & 1; } return n;
                    WRONG_OPERATOR: Line 6      | return one(set & 0xFFFF_FFFFL) - one(set >>> 32);
                    PRECEDENCE: Line 6          | long seen = 0; for (int i = 0; i < 64; i++) { if ((set >>> i & 1) != 0) { seen = seen + 1L << i; } } return one(seen);
                    STEPS_EXCHANGED: Line 6     | int n = 0; while (set != 0) { set >>>= 1; n += set & 1; } return n;
                    ONE_TOO_FEW: count()        | return one(set) - 1;
                    """;

    static String slip(AnswerSource source) {
        return Checker.check(Samples.EXERCISE, source)
                .diagnosis()
                .map(Diagnosis::line)
                .orElse("nothing");
    }

    @ParameterizedTest(name = "{0}: {1}")
    @DisplayName("names a slip that Java lays out, with its line")
    @CsvSource(delimiter = '|', textBlock = IN_COUNT)
    void named(String start, String body) {
        AnswerSource answer = Samples.answer(
                body,
                "return set << 8;",
                "int one(long set) { int n = 0; while (set != 0) { n++; set &= set - 1; } return n; }");
        assertThat(slip(answer)).startsWith(start);
    }

    /** Expected start, the bodies of count() and north(), other members; each new line is one for the diagnosis. */
    static Stream<Arguments> shapes() {
        return Stream.of(
                Arguments.of(
                        "RETURNS_TOO_EARLY: Line 9",
                        "int n = 0; int i = -1; while (i < 63) {\ni++;\nif ((set >>> i & 1) == 0) {\nreturn n; }\nn++; }\nreturn n;",
                        "return set << 8;",
                        ""),
                Arguments.of(
                        "WRONG_JUMP: Line 9",
                        "int n = 0; int i = -1; while (i < 63) {\ni++;\nif ((set >>> i & 1) == 0) {\nbreak; }\nn++; }\nreturn n;",
                        "return set << 8;",
                        ""),
                Arguments.of(
                        "OR_FOR_AND: Line 7",
                        "int n = 0; for (int i = 0; i < 64; i++) {\nif (has(set, i) || isLow(i)) {\nn++; }\nif (has(set, i) && !isLow(i)) {\nn++; } } return n;",
                        "return set << 8;",
                        "boolean has(long set, int i) { return (set >>> i & 1) != 0; } boolean isLow(int i) { return i < 32; }"),
                Arguments.of(
                        "CONDITION_MISSING: Line 9",
                        "int n = 0;\nfor (int f : range()) {\nfor (int r : range()) {\nif (f >= 0 && f < 8 && r < 8) {\nn += set >>> 8 * Math.abs(r) + f & 1; } } }\nreturn n;",
                        "return set << 8;",
                        "Iterable<Integer> range() { return List.of(-1, 0, 1, 2, 3, 4, 5, 6, 7, 8); }"),
                Arguments.of(
                        "STEP_MISSING: Line 7",
                        "int n = 0; int a = (int) set; int b = (int) (set >>> 32);\nn += one(a & 0xFFFF_FFFFL); return n;",
                        "return set << 8;",
                        "int one(long set) { int n = 0; while (set != 0) { n++; set &= set - 1; } return n; }"),
                Arguments.of(
                        "STEP_OUTSIDE: Line 6: this step is done once, before the loop",
                        "int n = 0; int f = 0;\nfor (int r : ALL) {\nwhile (f < ALL.length) {\nn += set >>> 8 * r + f & 1;\nf++; } } return n;",
                        "return set << 8;",
                        "static final int[] ALL = {0, 1, 2, 3, 4, 5, 6, 7};"),
                Arguments.of(
                        "STEP_OUTSIDE: Line 6",
                        "int n = 0; long low = set & -set;\nwhile (set != 0) {\nset &= ~low;\nn++; }\nreturn n;",
                        "return set << 8;",
                        ""),
                Arguments.of(
                        "ASKS_TOO_LATE: Line 10",
                        "int n = 0; long rest = set & set - 1;\ndo {\nn++;\nrest &= rest - 1; }\nwhile (rest != 0);\nreturn set == 0 ? 0 : n + 1;",
                        "return set << 8;",
                        ""),
                Arguments.of(
                        "WRONG_RELATION: Line 7",
                        "int n = 0; int i = 0;\nwhile (i > 64) {\nn += set >>> i & 1; i++; } return n;",
                        "return set << 8;",
                        ""),
                Arguments.of(
                        "WRONG_NUMBER: Line 7",
                        "int n = 0; for (int i = 0; i < 64; i++) {\nn += set >>> i & 3; } return n;",
                        "return set << 8;",
                        ""),
                Arguments.of(
                        "ORDER: Line 7",
                        "int n = 0; for (int i = 0; i < 64; i++) {\nn += (set & 1L) >>> i; } return n;",
                        "return set << 8;",
                        ""),
                Arguments.of(
                        "TOO_MUCH: Line 9",
                        "int n = 0; long rest = set; while (rest != 0) {\nn++;\nrest &= rest - 1;\nn = Math.min(n, 9); } return n;",
                        "return set << 8;",
                        ""),
                Arguments.of(
                        "WRONG_RESULT: Line 10",
                        "int n = 0; for (int i = 0; i < 64; i++) { if (has(set, i)) { n++; } } return n;",
                        "return set << 8;",
                        "boolean has(long set, int i) {\nif ((set >>> i & 1) == 0) {\nreturn true; }\nreturn true; }"),
                Arguments.of(
                        "BOXED_COMPARISON: Line 7",
                        "Map<String, Long> m = new HashMap<>(); m.put(\"a\", set); m.put(\"b\", set);\nreturn m.get(\"a\") == m.get(\"b\") ? one(set) : -1;",
                        "return set << 8;",
                        "int one(long set) { int n = 0; while (set != 0) { n++; set &= set - 1; } return n; }"),
                Arguments.of(
                        "SIGNED_BYTE: Line 7",
                        "int n = 0; for (int i = 0; i < 8; i++) {\nn += one((byte) (set >>> 8 * i)); } return n;",
                        "return set << 8;",
                        "int one(long set) { int n = 0; while (set != 0) { n++; set &= set - 1; } return n; }"),
                Arguments.of(
                        "SQUARE_FOR_SET: Line 9",
                        "int n = 0; for (int i = 0; i < 64; i++) {\nif ((set & bit(i)) != 0) n++; } return n;",
                        "return set << 8;",
                        "long bit(int i) { return i; }"),
                Arguments.of(
                        "SET_FOR_SQUARE: Line 7",
                        "int n = 0; while (set != 0) {\nint s = (int) Long.lowestOneBit(set);\nset ^= 1L << s; n++; } return n;",
                        "return set << 8;",
                        ""),
                Arguments.of(
                        "WRONG_DIRECTION: Line 7",
                        "int n = 0; while (set != 0) { n++; set &= set - 1; } return n;",
                        "return set >>> 8;",
                        ""),
                Arguments.of(
                        "NOT_COLLECTED: Line 8",
                        "int n = 0; while (set != 0) { n++; set &= set - 1; } return n;",
                        "long r = 0; while (set != 0) {\nr = Long.lowestOneBit(set) << 8; set &= set - 1; } return r;",
                        ""),
                Arguments.of(
                        "ARGUMENTS_EXCHANGED: Line 7: the last two arguments of up() have changed places, here or inside up().",
                        "int n = 0; while (set != 0) { n++; set &= set - 1; } return n;",
                        "return up(8L, set);",
                        "long up(long s, long by) { return s << by; }"),
                Arguments.of(
                        "WRONG_VARIABLE: Line 9",
                        "int n = 0;\nfor (int i = 0; i < 8; i++) {\nfor (int j = 0; j < 8; j++) {\nn += set >>> 8 * i + i & 1; } }\nreturn n;",
                        "return set << 8;",
                        ""),
                Arguments.of(
                        "WRONG_VARIABLE: Line 7: `rest` goes on from its own old value here: should it start from another one?",
                        "int n = 0; long rest = set; for (int i = 0; i < 64; i++) {\nrest >>>= i; n += rest & 1; } return n;",
                        "return set << 8;",
                        ""),
                Arguments.of(
                        "WRONG_MASK: Line 7",
                        "long p = set - (set >>> 1 & 0x5555555555555555L);\np = (p & 0x3333333333333333L) + (p >>> 2 & 0x0F0F0F0F0F0F0F0FL);\nlong n = 0; while (p != 0) { n += p & 15; p >>>= 4; } return (int) n;",
                        "return set << 8;",
                        ""),
                Arguments.of(
                        "MASKS_EXCHANGED: Lines 6 and 7",
                        "long p = set - (set >>> 1 & 0x3333333333333333L);\np = (p & 0x5555555555555555L) + (p >>> 2 & 0x5555555555555555L);\nint n = 0; for (int i = 0; i < 64; i += 4) { n += p >>> i & 15; } return n;",
                        "return set << 8;",
                        ""),
                Arguments.of(
                        "MASK_AFTER_SUM: Line 6",
                        "long p = (set + (set >>> 1)) & 0x5555555555555555L;\nlong n = 0; while (p != 0) { n += p & 3; p >>>= 2; } return (int) n;",
                        "return set << 8;",
                        ""),
                Arguments.of(
                        "WRONG_CALL: Line 7",
                        "int n = 0; while (set != 0) { n++;\nset ^= 1L << Long.numberOfLeadingZeros(set); }\nreturn n;",
                        "return set << 8;",
                        ""),
                Arguments.of(
                        "WRONG_COMPARISON: Line 6",
                        "int n = 0; for (int i = 0; i < 50; i++) { n += set >>> i & 1; } return n;",
                        "return set << 8;",
                        ""),
                Arguments.of(
                        "NOT_LIMITED: Line 9",
                        "int n = 0; while (set != 0) { n++; set &= set - 1; } return n;",
                        "return cut(set << 8 | 128L << 32 | 1, set << 8);",
                        "long cut(long s, long in) {\nreturn s | s << 1; }"),
                Arguments.of(
                        "NEGATED: Line 7",
                        "int n = 0; for (; set != 0; set &= set - 1) {\nif (Long.numberOfTrailingZeros(set) > 63) {\nn++; } } return n;",
                        "return set << 8;",
                        ""),
                Arguments.of(
                        "TOO_STRICT: Line 7",
                        "int n = 0; for (int i = 0; i < 64; i++) {\nif ((set >>> i & 1) != 0 && i < 40) {\nn++; } } return n;",
                        "return set << 8;",
                        ""),
                Arguments.of(
                        "ONE_TOO_MANY: Line 7",
                        "int n = 0; while (set != 0) { n++; set &= set - 1; } return n;",
                        "return set << 8 | up(set);",
                        "long up(long s) { return (s | 1L << 50) + 5; }"),
                Arguments.of(
                        "ONE_TOO_MANY: count()",
                        "int n = 0; while (set != 0) { n++; set &= set - 1; } return n + 1;",
                        "return set << 8;",
                        ""),
                Arguments.of(
                        "SIGNED_REMAINDER: Line 7",
                        "int n = one(set);\nreturn (set | 1L << 63 | 1) % 2 == 1 ? n : 0;",
                        "return set << 8;",
                        "int one(long set) { int n = 0; while (set != 0) { n++; set &= set - 1; } return n; }"),
                Arguments.of(
                        "INT_CONSTANT: Line 7",
                        "int n = 0; while (set != 0) { n++; set &= set - 1; } return n;",
                        "return set == 1L << 27 ? 1 << 35 : set << 8;",
                        ""),
                Arguments.of(
                        "FILES_MIRRORED: north()",
                        "int n = 0; while (set != 0) { n++; set &= set - 1; } return n;",
                        "return Long.reverseBytes(Long.reverse(set << 8));",
                        ""),
                Arguments.of(
                        "DOUBLE: count()",
                        "int n = 0; while (set != 0) { n += 2; set &= set - 1; } return n;",
                        "return set << 8;",
                        ""),
                Arguments.of(
                        "WRONG_SIGN: count()",
                        "int n = 0; while (set != 0) { n--; set &= set - 1; } return n;",
                        "return set << 8;",
                        ""),
                Arguments.of(
                        "FROM_THE_OTHER_END: count()",
                        "int n = 0; while (set != 0) { n++; set &= set - 1; } return 63 - n;",
                        "return set << 8;",
                        ""),
                Arguments.of(
                        "COMPLEMENT: north()",
                        "int n = 0; while (set != 0) { n++; set &= set - 1; } return n;",
                        "return ~(set << 8);",
                        ""),
                Arguments.of(
                        "RANKS_MIRRORED: north()",
                        "int n = 0; while (set != 0) { n++; set &= set - 1; } return n;",
                        "return Long.reverseBytes(set << 8);",
                        ""),
                Arguments.of(
                        "NOT_EXCLUDED: north()",
                        "int n = 0; while (set != 0) { n++; set &= set - 1; } return n;",
                        "return set << 8 | set;",
                        ""));
    }

    /** Expected start, the method that is wrong in an answer to the exercise with several types, its body, other members. */
    static Stream<Arguments> varieties() {
        return Stream.of(
                Arguments.of("OPPOSITE: contains()", "contains", "return (set >>> square & 1) == 0;", ""),
                Arguments.of(
                        "HALF: sum()", "sum", "int sum = 0; for (int n : numbers) { sum += n; } return sum >> 1;", ""),
                Arguments.of(
                        "WRONG_START: Line",
                        "sum",
                        "int sum = 0; for (int i = 0; i <= numbers.length; i++) { sum += numbers[i - 1]; } return sum;",
                        ""),
                Arguments.of("ARGUMENTS_SWAPPED: `a` and `b`", "weighted", "return 3 * b + a;", ""),
                Arguments.of(
                        "FILES_FOR_RANKS: weighted()",
                        "weighted",
                        "int r = 3 * a + b; return r >>> 3 & 7 | (r & 7) << 3;",
                        ""),
                Arguments.of("OTHER_SIDE: `side`", "price", "return side == 1 ? 5 * number : number;", ""),
                Arguments.of("LOWER_HALF: unsigned()", "unsigned", "return word;", ""),
                Arguments.of("NOT_INCLUDED: together()", "together", "return set << 8;", ""),
                Arguments.of(
                        "ARGUMENT_CHANGED",
                        "sum",
                        "for (int i = 1; i < numbers.length; i++) { numbers[i] += numbers[i - 1]; } return numbers[numbers.length - 1];",
                        ""),
                Arguments.of("KEEPS_STATE", "sum", "for (int n : numbers) { kept += n; } return kept;", "int kept;\n"),
                Arguments.of(
                        "NULL_FOR_EMPTY: Line",
                        "squares",
                        "if (set == 0) { return null; } return set == 2 ? new int[] {1} : new int[] {1, 28};",
                        ""),
                Arguments.of("SHIFT_FOR_ROTATION: Line", "rotated", "return word << 5;", ""),
                Arguments.of("NO_MASK: Line", "east", "return set << 1;", ""),
                Arguments.of("PRECEDENCE: Line", "contains", "return (set & ~1L << square) != set;", ""),
                Arguments.of(
                        "STACK_FOR_QUEUE: Line",
                        "squares",
                        "java.util.Deque<Integer> found = new java.util.ArrayDeque<>(); for (; set != 0; set &= set - 1) {\n"
                                + "found.push(Long.numberOfTrailingZeros(set)); }\n"
                                + "int[] all = new int[found.size()]; for (int i = 0; i < all.length; i++) {\n"
                                + "all[i] = found.pop(); } return all;",
                        ""));
    }

    @Test
    @DisplayName("gives no name that no test here expects")
    void everyNameHasARow() {
        Set<String> expected = Stream.concat(
                        IN_COUNT.lines(), Stream.concat(shapes(), varieties()).map(row -> (String) row.get()[0]))
                .map(row -> row.strip().split(":")[0])
                .collect(Collectors.toSet());
        expected.add("KEPT_IN_FIELD");
        AnswerClasses sample = Samples.compiled(Samples.right());
        Stream<String> behaviours = Stream.of(Sample.class, Variety.class)
                .flatMap(type -> Behaviours.of(type, sample).stream())
                .map(Behaviours.Behaviour::slip);
        Stream<String> java = Stream.of(JavaSlips.values()).map(JavaSlips::name);
        assertThat(Stream.of(behaviours, java, Slips.names().stream()).flatMap(names -> names))
                .isSubsetOf(expected);
    }

    @Test
    @DisplayName("names what the way back finds in a field only")
    void keptInField() {
        AnswerSource plain = Samples.variety("packed", "kept = set; return 0;", "long kept;\n");
        AnswerSource answer =
                new AnswerSource(plain.name(), plain.folder(), plain.text().replace("return ~packed;", "return kept;"));
        assertThat(Checker.check(Samples.VARIETY, answer)
                        .diagnosis()
                        .orElseThrow()
                        .name())
                .isEqualTo("KEPT_IN_FIELD");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("varieties")
    @DisplayName("names a slip in arguments, results, arrays and ints")
    void varied(String start, String method, String body, String members) {
        assertThat(Checker.check(Samples.VARIETY, Samples.variety(method, body, members))
                        .diagnosis()
                        .map(Diagnosis::line)
                        .orElse("nothing"))
                .startsWith(start);
    }

    @Test
    @DisplayName("names two slips at two places, the second one where the first is mended")
    void twoSlips() {
        assertThat(slip(Samples.answer(
                        "int n = 0; for (int i = 0; i < 63; i++) { n += set >>> i & 1; } return n;",
                        "return set << 9;",
                        "")))
                .startsWith("OFF_BY_ONE: Line 6")
                .contains("And Line 7: a shift by 9 is the wrong distance here.");
    }

    @Test
    @DisplayName("says nothing of a change that mends the answer by switching off a loop")
    void switchedOff() {
        assertThat(slip(Samples.answer(
                        "int n = 0; int i = 0;\n while (i + 8 <= 64) {\n n += (one(set >>> i & 255) * 3 + 1) % 7;\n i += 8; }\n"
                                + " while (i < 64) {\n n += set >>> i & 1;\n i++; }\n return n;",
                        "return set << 8;",
                        "int one(long set) { int n = 0; while (set != 0) { n++; set &= set - 1; } return n; }")))
                .isEqualTo("nothing");
    }

    @Test
    @DisplayName("does not copy a whole loop: with another number in it, too many wrong answers would pass")
    void noLoopCopied() {
        assertThat(slip(Samples.count(
                        "int n = 0; int low = (int) set; int high = (int) (set >>> 32);\nif (low != 0) {\nfor (int i = 0; i < 32; i++) {\n"
                                + "n += low >>> i & 1; } }\nreturn n;")))
                .isEqualTo("nothing");
    }

    @Test
    @DisplayName("says that everything is counted twice only of even numbers")
    void oneMoreThanTwice() {
        assertThat(slip(Samples.count("int n = 1; while (set != 0) { n += 2; set &= set - 1; }\n return n;")))
                .doesNotStartWith("DOUBLE");
    }

    @Test
    @DisplayName("does not take a mask for missing parentheses")
    void maskWithoutShift() {
        assertThat(Checker.check(
                                Samples.VARIETY,
                                Samples.variety("price", "return side == 0 ? 5 * (number << 3 & 7) : number;", ""))
                        .diagnosis()
                        .map(Diagnosis::line)
                        .orElse("nothing"))
                .contains("comes out as `& 7`, but must be `& 56`");
    }

    @Test
    @DisplayName("says nothing of a change that mends the answer for the random inputs of these tests only")
    void mendedByAccident() {
        assertThat(slip(Samples.count("int n = 0; while (set != 0) { n++; set &= set - 1; }\n return n > 9 ? 30 : n;")))
                .isEqualTo("nothing");
    }

    @Test
    @DisplayName("never blames the parameter that a recursion hands on in its own place")
    void handedOn() {
        String recursion = "int count(long set, int from, int last) {\n if (from == last) { return 0; }\n"
                + " int rest = count(set, from + 1, last);\n return rest + (int) (set >>> from & 1); }";
        assertThat(new Slips(Samples.compiled(
                                Samples.answer("return count(set, 0, 63);", "return set << 8;", recursion)))
                        .others())
                .filteredOn(change -> change.sites().get(0).line() == 10)
                .extracting(Change::words)
                .contains("the number 1 is wrong here.")
                .doesNotContain("`from` is the wrong variable here.", "`last` is the wrong variable here.");
    }

    @Test
    @DisplayName("knows that a method calls another, from a lambda expression, too")
    void callsFromLambda() {
        AnswerClasses answer = Samples.compiled(
                Samples.count("return java.util.stream.IntStream.range(0, 1).map(i -> (int) north(set)).sum();"));
        assertThat(Repair.calls(answer, "count", "north")).isTrue();
        assertThat(Repair.calls(answer, "north", "count")).isFalse();
    }

    @Test
    @DisplayName("says of a number that fills an array which entry it is, because javac has computed it")
    void entry() {
        assertThat(
                        slip(
                                Samples.answer(
                                        "int n = 0; while (set != 0) { n++; set &= set - 1; } return n;",
                                        "long r = 0; for (int s : STEPS) {\n r |= (set & FILE << s) << 8; }\n return r;",
                                        "static final long FILE = 0x0101010101010101L;\n static final int[] STEPS = {0, 1, 2, 3 - 1, 4, 5, 6, 7};")))
                .contains("the number 2, entry 2 of this array, is wrong here.");
    }

    @Test
    @DisplayName("names one of two slips if mending it mends a test, and says that it is not the only one")
    void oneOfTwo() {
        assertThat(slip(Samples.answer(
                        "int n = 0; while (set > 0) { n++; set &= set - 1; } return n;", "return set + 5 << 3;", "")))
                .startsWith("SIGN_COMPARISON: Line 6")
                .endsWith("This is not the only slip.");
    }

    @Test
    @DisplayName("finds a slip in a static table, though some changes of it cannot even be loaded")
    void staticTable() {
        assertThat(
                        slip(
                                Samples.answer(
                                        "int n = 0; for (int i = 0; i < 64; i++) { n += (int) (set >>> i & 1) * ONE[i]; } return n;",
                                        "return set << 8;",
                                        "static final int[] ONE = new int[64]; static { for (int i = 0; i < 63; i++) { ONE[i] = 1; } }")))
                .contains("Line 8: the comparison is off by one");
    }

    @Test
    @DisplayName("says nothing of a slip that is there, but does not explain the failure")
    void silent() {
        assertThat(slip(Samples.count("return (int) ((set >> 3) * 3 % 7) + 2;")))
                .isEqualTo("nothing");
    }

    @Test
    @DisplayName("says of boards what they have in common, where no single change mends the answer")
    void differences() {
        assertThat(slip(Samples.north("return set * 3 + 6;")))
                .isEqualTo(
                        "STEPS_DIFFER: None of the squares that a single piece reaches is in north(). The piece's own square is in the set, too.");
    }

    @Test
    @DisplayName("gives up on an answer that does not end")
    void endless() {
        assertThat(slip(Samples.count("while (true) { }"))).isEqualTo("nothing");
    }
}
