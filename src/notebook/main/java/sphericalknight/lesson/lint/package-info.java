/** The notebook contract as four tables of rules. Each rule comes with its reason and a fix for the author. */
package sphericalknight.lesson.lint;
