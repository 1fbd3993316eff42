/**
 * Checking answers. {@link sphericalknight.exercise.check.Checker} runs a contract and returns
 * {@link sphericalknight.exercise.check.CheckResult}s; the command line, the notebook and the grader show them.
 */
package sphericalknight.exercise.check;
