package sphericalknight.exercise.answer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sphericalknight.exercise.Samples;
import sphericalknight.exercises.sample.Sample;
import sphericalknight.exercises.sample.Straight;

@DisplayName("The rules of an exercise")
class RulesTest {
    private static Optional<Rules.Broken> broken(AnswerSource source) {
        return Rules.broken(Sample.class, Samples.compiled(source));
    }

    @ParameterizedTest(name = "{0}")
    @DisplayName(
            "allow what a student of these lessons uses: own nested types, the classes the exercise names, and the list")
    @ValueSource(
            strings = {
                "return Long.numberOfTrailingZeros(set);",
                "return sphericalknight.bits.Squares.names(set).length();",
                "class Mine extends IllegalStateException { Mine() { super(\"x\"); } } throw new Mine();",
                "return new Inner(1).hashCode() + Kind.ONE.ordinal() + Kind.valueOf(\"ONE\").compareTo(Kind.values()[0]);",
                "return switch (Kind.ONE) { case ONE -> 1; case TWO -> 2; };",
                "int[][] a = new int[2][3]; return a[1].clone().length;",
                "throw new NotStartedYet(\"TODO\");",
                "System.out.println(Arrays.toString(new int[3])); System.out.printf(\"%d%n\", set); return 0;",
                "Iterator<Integer> i = new Own().iterator(); return i.hasNext() ? i.next() : 0;",
                "class Node implements Comparable<Node> { int n; public int compareTo(Node o) { return n - o.n; } }"
                        + " PriorityQueue<Node> q = new PriorityQueue<>(); q.add(new Node()); return q.poll().n;",
                "return switch (1) { case sphericalknight.chess.position.Piece.PAWN -> 1; default -> 2; };",
                "return (int) (set & sphericalknight.chess.board.Lines.NOT_A);",
            })
    void allow(String body) {
        assertThat(broken(Samples.answer(body, "return 0;", MEMBERS))).isEmpty();
    }

    /** Nested types for both tables. */
    private static final String MEMBERS = """
            record Inner(int n) {}
            enum Kind { ONE, TWO }
            static class Own implements Iterable<Integer> {
                public int size() { return 64; }
                @Override public Iterator<Integer> iterator() { return List.of(1).iterator(); }
            }
            """;

    private static final String EXTENDING = "static class Mine extends BitSet {}\n";

    @ParameterizedTest(name = "{0}")
    @DisplayName(
            "refuse the library, a forbidden call, and what is not on the list, in one sentence that says what to do")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            return sphericalknight.draw.Draw.hex(set).length(); | CALLS_THE_LIBRARY | Line 6 uses Draw.hex; pictures are for cells of their own, not for answers. Allowed here: much of java.lang, java.util and java.math, Squares.
            return (int) sphericalknight.chess.attack.KnightMoves.attacks(set); | CALLS_THE_LIBRARY | This exercise asks you to write it: line 6 uses KnightMoves.attacks of the course, which is the answer key. Allowed here: much of java.lang, java.util and java.math, Squares.
            java.util.function.LongUnaryOperator f = sphericalknight.chess.attack.KnightMoves::attacks; return 0; | CALLS_THE_LIBRARY | line 6 uses KnightMoves.attacks
            return (int) sphericalknight.chess.board.Lines.diagonal(1); | CALLS_THE_LIBRARY | line 6 uses Lines.diagonal of the course
            return Long.bitCount(set);                             | FORBIDDEN_CALL | Line 6 uses Long.bitCount; this exercise asks you to do without it.
            return java.util.stream.LongStream.of(set).mapToInt(Long::bitCount).sum(); | FORBIDDEN_CALL | Line 6 uses Long.bitCount
            return Long.b\\u0069tCount(set);                       | FORBIDDEN_CALL | Line 6 uses Long.bitCount
            return (int) sphericalknight.bits.Squares.parse("");   | FORBIDDEN_CALL | Line 6 uses Squares.parse
            System.exit(0); return 0;                              | FORBIDDEN_CALL | Line 6 uses System.exit, which the checks of this course do not know: return from the method, or throw an exception.
            try { Class.forName("x"); } catch (Exception e) { } return 0; | FORBIDDEN_CALL | Line 6 uses Class.forName, which
            return new java.io.File("x").hashCode();               | FORBIDDEN_CALL | Line 6 uses java.io.File, which the checks of this course do not know: an answer reads and writes no files, so keep what you need in a field.
            return java.nio.file.Path.of("x").hashCode();          | FORBIDDEN_CALL | Line 6 uses java.nio.file.Path.of, which
            try { new java.io.PrintStream("x"); } catch (Exception e) { } return 0; | FORBIDDEN_CALL | Line 6 uses PrintStream, which the checks of this course do not know: an answer reads and writes no files
            return new Thread().hashCode();                        | FORBIDDEN_CALL | Line 6 uses java.lang.Thread, which the checks of this course do not know: an answer runs in one thread, so write a plain loop.
            try { wait(1); } catch (Exception e) { } return 0;     | FORBIDDEN_CALL | Line 6 uses Object.wait, which
            return List.of(1).parallelStream().mapToInt(x -> x).sum(); | FORBIDDEN_CALL | Line 6 uses List.parallelStream, which the checks of this course do not know: use stream() in place of parallelStream().
            return java.util.stream.LongStream.of(set).parallel().toArray().length; | FORBIDDEN_CALL | Line 6 uses LongStream.parallel, which the checks of this course do not know: leave out parallel(); the stream gives the same without it.
            return new ArrayList<>(List.of(1)).listIterator().nextIndex(); | FORBIDDEN_CALL | Line 6 uses ArrayList.listIterator, which the checks of this course do not know: write it yourself
            `try { set++;
            } catch (OutOfMemoryError e) { set = 0; } return 0;`   | FORBIDDEN_CALL | Line 7 uses java.lang.OutOfMemoryError, which the checks of this course do not know: an answer that needs too much memory
            try { return 1; } catch (NullPointerException e) { return 0; } | FORBIDDEN_CALL | Line 6 uses java.lang.NullPointerException, which the checks of this course do not know: an answer may use only Exception, RuntimeException,
            return Float.toString(1).length();                     | FORBIDDEN_CALL | Line 6 uses java.lang.Float.toString, which the checks of this course do not know: write it yourself
            return Integer.getInteger("x");                        | FORBIDDEN_CALL | Line 6 uses Integer.getInteger, which
            try { return (int) java.lang.invoke.MethodHandles.lookup().hashCode(); } catch (Exception e) { return 0; } | FORBIDDEN_CALL | Line 6 uses java.lang.invoke.MethodHandles.lookup, which
            Object o = set; return ((java.lang.reflect.Method) o).hashCode(); | FORBIDDEN_CALL | Line 6 uses java.lang.reflect.Method, which
            return new java.util.logging.LogRecord(null, null).hashCode(); | FORBIDDEN_CALL | Line 6 uses java.util.logging.LogRecord, which the checks of this course do not know: write it yourself, or with what java.lang, java.util and java.math have.
            Comparator<Long> c = (Comparator<Long> & java.io.Serializable) (a, b) -> 0; return c.compare(set, set); | FORBIDDEN_CALL | Serializable
            return new Mine().size();                              | FORBIDDEN_CALL | Line 14 extends BitSet of Java; an answer extends only its own classes and exceptions, so keep a BitSet in a field.
            class Own2 extends ArrayList<Integer> {} return new Own2().size(); | FORBIDDEN_CALL | Line 6 extends ArrayList of Java; an answer extends only its own classes and exceptions, so keep an ArrayList in a field.
            return new HashMap<Integer, Integer>() {{ put(1, 2); }}.size(); | FORBIDDEN_CALL | Line 6 extends HashMap of Java
            return Helper.help();                                  | NOT_ALONE | Line 6 uses Helper, which is outside MySample; nest it inside the class
            """)
    void refuse(String body, String name, String words) {
        AnswerSource source = Samples.answer(body, "return 0;", MEMBERS + EXTENDING);
        AnswerSource withHelper = new AnswerSource(
                source.name(), source.folder(), source.text() + "class Helper { static int help() { return 1; } }");
        AnswerClasses compiled = Samples.compiled(withHelper);
        compiled.files().remove("sample.Helper");
        assertThat(Rules.broken(Sample.class, compiled)).hasValueSatisfying(rule -> {
            assertThat(rule.name()).isEqualTo(name);
            assertThat(rule.sentence()).contains(words);
        });
    }

    @ParameterizedTest(name = "{0}")
    @DisplayName("refuse a loop, a decision and a shift where the exercise asks to do without, and say in which line")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            int n = 0; while (set != 0) { n++; set &= set - 1; } return n; | LOOP | Line 6 has a loop. The answer may be right, but this exercise asks you to do without loops.
            `while (set != 0) {
                set &= set - 1;
            }
            return 0;`                                             | LOOP | Line 6 has a loop.
            `for (int i = 0; i < 2; i++) {
                while (set != 0) { set &= set - 1; }
            }
            return 0;`                                             | LOOP | Line 6 has a loop.
            do { set &= set - 1; } while (set != 0); return 0;     | LOOP | Line 6 has a loop.
            class Own { int n() { for (;;); } } return new Own().n(); | LOOP | Line 6 has a loop.
            class Own { int n; Own(long s) { while (s != 0) { n++; s &= s - 1; } } } return new Own(set).n; | LOOP | Line 6 has a loop.
            class Own { int $deserializeLambda$() { for (;;); } } return new Own().$deserializeLambda$(); | LOOP | Line 6 has a loop.
            if (set == 0) return 1; return 0;                      | BRANCH | Line 6 decides between two ways (an if, ?: or a comparison). The answer may be right, but this exercise asks you to do without decisions.
            java.util.function.LongPredicate p = x -> x > 0; p.test(set); return 0; | BRANCH | Line 6 decides
            return switch ((int) set) { case 1 -> 1; default -> 0; }; | BRANCH | Line 6 decides
            try { return new int[] {1}[(int) set]; } catch (IndexOutOfBoundsException e) { return 0; } | BRANCH | MySample decides
            return (int) (set >>> 1);                              | SHIFT | Line 6 shifts (<<, >> or >>>). The answer may be right, but this exercise asks you to do without shifts.
            int n = (int) set; n <<= 1; return n;                  | SHIFT | Line 6 shifts
            """)
    void refuseOperations(String body, String name, String words) {
        AnswerClasses answer = Samples.compiled(Samples.answer(body, "return 0;", ""));
        assertThat(Rules.broken(Straight.class, answer)).hasValueSatisfying(rule -> {
            assertThat(rule.name()).isEqualTo(name);
            assertThat(rule.sentence()).startsWith(words);
        });
    }

    @Test
    @DisplayName("leave operations alone in static fields, in constants and in other exercises")
    void allowOperationsOnce() {
        String members = """
                static final long ONE = 1L << 40;
                static final int[] TABLE = new int[64];
                static { for (int i = 0; i < 64; i++) if (i > 3) TABLE[i] = i << 1; }
                """;
        AnswerClasses straight =
                Samples.compiled(Samples.answer("return TABLE[(int) (set & ONE)];", "return 0;", members));
        assertThat(Rules.broken(Straight.class, straight)).isEmpty();
        assertThat(Rules.broken(Sample.class, Samples.compiled(Samples.right())))
                .isEmpty();
    }

    @Test
    @DisplayName("nobody reaches the tests of the exercise")
    void contract() {
        // The contract is not public, so javac refuses it already; a class file could still name it.
        assertThat(Rules.broken(
                        sphericalknight.exercises.sample.Sample.class,
                        AnswerClasses.of(sphericalknight.exercises.sample.Peeking.class)))
                .hasValueSatisfying(rule -> assertThat(rule.name()).isEqualTo("CALLS_THE_LIBRARY"));
    }
}
