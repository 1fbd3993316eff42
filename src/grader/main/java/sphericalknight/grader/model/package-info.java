/** The results of grading, as plain records from which every report is written. */
package sphericalknight.grader.model;
