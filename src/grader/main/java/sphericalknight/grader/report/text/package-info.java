/** Sanitises untrusted text: one class for each output format of the reports. */
package sphericalknight.grader.report.text;
