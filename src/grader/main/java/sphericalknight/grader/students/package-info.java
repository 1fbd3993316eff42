/**
 * The students of the class and their submissions.
 *
 * <pre>
 * paths -> HandedIn         a submitted file or folder and its owner (SubmissionFinder, HandedInNames)
 *       -> FoundSubmission  the submission of one student, with Attempts (ClassList, with the Roster)
 *       -> Student          each student, with points given by a person (ManualGrades)
 * </pre>
 */
package sphericalknight.grader.students;
