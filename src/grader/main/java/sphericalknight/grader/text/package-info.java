/** Makes untrusted text harmless: {@code PlainText} for every use, {@code TerminalText} also for terminals and the logs of servers. */
package sphericalknight.grader.text;
