/**
 * Grades a whole class: reads submissions, runs jobs on several processors, caches verdicts, and merges shards.
 *
 * <pre>
 * paths -> HandedIn         a file or folder that was handed in, and whose (SubmissionFinder, HandedInNames)
 *       -> FoundSubmission   what one student has handed in, with Attempts      (ClassList)
 *       -> Roster, LateRule  who is in the class, and the penalty for lateness; ManualGrades: points given by a person
 *       -> ClassRun          reads and grades, through the VerdictCache         -> StudentVerdict
 *       -> RunRecord         the outcome with what it depends on, in OUT/.run  -> Merge
 * </pre>
 */
package sphericalknight.grader.run;
