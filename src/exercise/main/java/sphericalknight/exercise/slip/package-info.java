/**
 * Finds typical Java slips in a wrong answer. The entry point is {@link sphericalknight.exercise.slip.SlipSearch}: it mends each instruction
 * that may be such a slip, in the class files, and runs the contract again; what makes tests pass is told to the learner.
 */
package sphericalknight.exercise.slip;
