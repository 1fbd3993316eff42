/**
 * Who is in the class, and what each student has handed in.
 *
 * <pre>
 * paths -> HandedIn         a file or folder that was handed in, and whose (SubmissionFinder, HandedInNames)
 *       -> FoundSubmission  what one student has handed in, with Attempts (ClassList, with the Roster)
 *       -> Student          each student, with points given by a person (ManualGrades)
 * </pre>
 */
package sphericalknight.grader.students;
