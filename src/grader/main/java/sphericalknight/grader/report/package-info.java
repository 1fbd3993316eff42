/**
 * Report writers, one for each format, all based on the same records.
 *
 * <pre>
 * OUT/results.json                     everything, for programs
 * OUT/index.html                       the class at a glance
 * OUT/gradebook.csv                    one line for each student
 * OUT/moodle-*, OUT/canvas-*          the files to upload to these systems
 * OUT/students/ID/feedback.html        for the student
 * OUT/students/ID/gradescope/results.json
 * OUT/students/ID/junit.xml
 * </pre>
 *
 * <p>Reports do not depend on the clock, the machine or the order of jobs: the same verdict gives the same bytes. All text from a
 * submission is untrusted until {@link sphericalknight.grader.text} has escaped it.
 */
package sphericalknight.grader.report;
