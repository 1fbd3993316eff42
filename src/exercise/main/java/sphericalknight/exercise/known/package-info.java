/** The known wrong answers of an exercise: the authors' form, a {@code .slips} file, and the form that a learner would hand in. */
package sphericalknight.exercise.known;
