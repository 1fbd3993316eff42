/** What grading finds out, as plain records; every report is written from them. */
package sphericalknight.grader.model;
