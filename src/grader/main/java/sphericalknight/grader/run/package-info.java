/**
 * Grades a whole class: runs jobs on several processors, caches verdicts, and merges shards.
 *
 * <pre>
 * Student -> ClassRun        reads and grades, through the VerdictCache
 *         -> StudentGrading  the attempt that counts, and what lateness costs (LateRule)  -> StudentVerdict
 *         -> RunRecord       the outcome with what it depends on, in OUT/.run             -> Merge
 * </pre>
 */
package sphericalknight.grader.run;
