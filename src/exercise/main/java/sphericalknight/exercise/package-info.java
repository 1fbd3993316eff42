/**
 * The parts of an exercise. Of this package, an answer may use only the "not started" exception.
 *
 * <p>An exercise is an interface annotated with {@link sphericalknight.exercise.Exercise}. One contract (JUnit and AssertJ) tests every
 * answer to it, from any source:
 *
 * <pre>
 * Maven, IDE          the learner's class on the class path
 * check, watch        the learner's file, compiled alone          --+
 * notebook, page      the class of a cell, of an editor              |--> Checker --> CheckResult
 * self-check          the reference, the known wrong answers         |
 * grade               the student's file, in a worker             --+
 * </pre>
 *
 * <p>The packages, each using only those above it:
 * <ul>
 * <li>{@code exercise}: the annotation, the operations that it can forbid, the "not started" exception
 * <li>{@code exercise.platform}: data found by reflection on a JVM, generated for a web page
 * <li>{@code exercise.catalogue}: all exercises, found by looking for the annotation
 * <li>{@code exercise.answer}: answers as class files: compiling one source, and the rules
 * <li>{@code exercise.contract}: the base of contracts; the only source of the interpreted answer under test; the comparison with known
 * wrong answers
 * <li>{@code exercise.slip}: the search for a Java slip in a wrong answer
 * <li>{@code exercise.known}: the known wrong answers as authors write them
 * <li>{@code exercise.table}: writes, at build time, the table of what answers may call
 * <li>{@code exercise.check}: running a contract, results
 * </ul>
 */
package sphericalknight.exercise;
