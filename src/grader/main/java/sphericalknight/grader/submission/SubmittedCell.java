package sphericalknight.grader.submission;

/**
 * A cell of a notebook that was handed in.
 *
 * @param number counted from 1
 * @param isCode whether it is a code cell
 * @param source its text
 */
record SubmittedCell(int number, boolean isCode, String source) {}
