/** Judges one answer: compiles it, checks the rules, and runs the contract with visible and with hidden inputs. */
package sphericalknight.grader.judge;
