/** Java source seen as tokens, for the rules of the notebook contract and for the colours of the HTML edition. */
package sphericalknight.lesson.code;
