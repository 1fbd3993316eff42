/**
 * Answers as class files: compiling one source, the rules, and a copy that can be stopped. What an answer may call of Java stands in {@code
 * allowed.txt} among the resources of this package; {@link sphericalknight.exercise.answer.Rules} judges by it.
 */
package sphericalknight.exercise.answer;
