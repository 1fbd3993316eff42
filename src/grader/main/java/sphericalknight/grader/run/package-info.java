/**
 * Grades a whole class: reads submissions, runs jobs on several processors, caches verdicts, and merges shards.
 *
 * <pre>
 * paths -> FoundSubmission   one student's submission on disk                  (SubmissionFinder)
 *       -> Roster, LateRule  who is in the class, and the penalty for lateness; ManualGrades: points given by a person
 *       -> Reading, ClassRun read and grade, through the VerdictCache          -> StudentVerdict
 *       -> RunRecord         the outcome with what it depends on, in OUT/.run  -> Merge
 * </pre>
 */
package sphericalknight.grader.run;
