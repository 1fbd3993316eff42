/**
 * The parts of an exercise. Of this package, an answer may use only the "not started" exception and the annotation of known wrong answers.
 *
 * <p>An exercise is an interface annotated with {@link sphericalknight.exercise.Exercise}. One contract (JUnit and AssertJ) tests every
 * answer to it, wherever the answer comes from:
 *
 * <pre>
 * Maven, IDE          the learner's class on the class path
 * check, watch        the learner's file, compiled alone          --+
 * notebook            the class of a cell                            |--> Checker --> CheckResult
 * self-check          the reference, the known wrong answers         |
 * grade               a proxy to a sealed child process           --+
 * </pre>
 *
 * <p>The packages, each using only those above it:
 * <ul>
 * <li>{@code exercise}: the annotation, the operations that it can forbid, the "not started" exception, the annotation of known wrong
 * answers
 * <li>{@code exercise.catalogue}: all exercises, found by looking for the annotation
 * <li>{@code exercise.answer}: answers as class files: compiling one source, the rules, stopping endless loops
 * <li>{@code exercise.contract}: what contracts extend; the one place that hands out the answer under test; the comparison with known wrong
 * answers
 * <li>{@code exercise.repair}: the search for the slip in a wrong answer
 * <li>{@code exercise.check}: running a contract, results
 * </ul>
 */
package sphericalknight.exercise;
