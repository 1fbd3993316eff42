/** Sanitises untrusted text: one class for each output language of the reports. */
package sphericalknight.grader.report.text;
