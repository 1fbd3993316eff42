/**
 * Builds the files that a teacher hands out (the students' tree without solutions) and uploads (the autograder for Gradescope), and the zip
 * that a student hands in.
 *
 * <pre>
 * ProjectFiles -> HandOut -> Leaks -> FileTree -> folder and zip
 *                           GradescopeZip, SubmissionZip -^
 * </pre>
 *
 * <p>Apart from the random seed, the same project gives the same bytes: paths are sorted and timestamps fixed.
 */
package sphericalknight.grader.release;
