/** What the code cells may say, so that the same code runs on every kernel and compiles in a class. */
package sphericalknight.lesson.contract.code;
