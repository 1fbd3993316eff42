/** What may be stored as output. */
package sphericalknight.lesson.contract.output;
