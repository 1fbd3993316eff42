/** Texts of strangers, made harmless: one class for each language that a report is written in. */
package sphericalknight.grader.report.text;
