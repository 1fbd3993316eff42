/**
 * Grades a whole class: runs jobs on several processors, caches verdicts, and merges shards.
 *
 * <pre>
 * Student -> ClassRun        reads and grades, through the VerdictCache
 *         -> StudentGrading  the attempt that counts, and the late penalty (LateRule)     -> StudentVerdict
 *         -> RunRecord       the outcome with its inputs, in OUT/.run                     -> Merge
 * </pre>
 */
package sphericalknight.grader.run;
