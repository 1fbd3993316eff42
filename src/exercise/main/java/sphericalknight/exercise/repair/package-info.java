/**
 * Searches for the slip in a wrong answer: changes its class files, mostly in one place at a time, as a learner would to fix a common
 * mistake, and runs the contract on the result. {@link sphericalknight.exercise.repair.Repair} names a slip only if its correction makes
 * failed tests pass and breaks none. The classes that find slips contain what a learner reads about them.
 */
package sphericalknight.exercise.repair;
