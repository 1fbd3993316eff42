/** The known wrong answers of an exercise as authors write them, in a {@code .slips} file, and as a learner would hand them in. */
package sphericalknight.exercise.known;
