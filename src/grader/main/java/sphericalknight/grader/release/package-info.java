/**
 * Builds the packages that a teacher hands out or keeps: the students' tree without solutions, the teacher's pack with everything, and the
 * autograders for Gradescope and Classroom 50.
 *
 * <pre>
 * ProjectFiles -> HandOut -> LeakScan -> FileTree -> folder and zip
 * </pre>
 *
 * <p>Apart from the random seed, the same project gives the same bytes: paths are sorted and timestamps fixed.
 */
package sphericalknight.grader.release;
