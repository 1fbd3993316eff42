/**
 * Checking answers. {@link sphericalknight.exercise.check.Checker} runs a contract on the JUnit platform and gives back
 * {@link sphericalknight.exercise.check.CheckResult}s; showing them is the business of the command line, the notebook and the grader.
 */
package sphericalknight.exercise.check;
