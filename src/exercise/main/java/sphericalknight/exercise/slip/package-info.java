/**
 * Finds typical Java slips in a wrong answer. The entry point is {@link sphericalknight.exercise.slip.SlipSearch}: it corrects one
 * suspicious instruction after another in the class files, and reruns the contract. If tests then pass, the learner gets the correction.
 */
package sphericalknight.exercise.slip;
