/**
 * Looks for the slip in a wrong answer: changes its class files in one place at a time, as a learner would to fix a common mistake, and
 * runs the contract on the result. {@link sphericalknight.exercise.repair.Repair} names a slip only if the changed answer passes, so it
 * never guesses. What a learner reads about each slip is in {@code JavaSlips}, {@code OtherSlips} and {@code Behaviours}.
 */
package sphericalknight.exercise.repair;
