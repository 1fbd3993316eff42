/** Answers as class files: compiling one source, the rules, and a copy that can be stopped. */
package sphericalknight.exercise.answer;
