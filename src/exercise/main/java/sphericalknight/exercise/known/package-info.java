/** The known wrong answers of an exercise as authors write them, in a {@code .slips} file, and the Java that the build makes of them. */
package sphericalknight.exercise.known;
