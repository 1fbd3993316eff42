/**
 * Answers as class files: compiling one source, and the rules. The parts of Java that an answer may call are
 * listed in {@code allowed.txt} among the resources of this package; {@link sphericalknight.exercise.answer.Rules} applies the list.
 */
package sphericalknight.exercise.answer;
