/**
 * What a teacher gives away and keeps: the students' tree without solutions, the teacher's pack with everything, the autograders for
 * Gradescope and Classroom 50.
 *
 * <pre>
 * ProjectFiles -> HandOut -> LeakScan -> FileTree -> folder and zip
 * </pre>
 *
 * <p>The same project gives the same bytes: paths sorted, times fixed.
 */
package sphericalknight.grader.release;
