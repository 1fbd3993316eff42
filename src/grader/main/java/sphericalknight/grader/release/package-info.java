/**
 * Builds what a teacher hands out and uploads, the students' tree without solutions and the autograder for Gradescope, and what a
 * student hands in.
 *
 * <pre>
 * ProjectFiles -> HandOut -> Leaks -> FileTree -> folder and zip
 *                           GradescopeZip, SubmissionZip -^
 * </pre>
 *
 * <p>Apart from the random seed, the same project gives the same bytes: paths are sorted and timestamps fixed.
 */
package sphericalknight.grader.release;
