/** The notebook contract as four tables of rules, each rule with its reason and a fix for the author. */
package sphericalknight.lesson.lint;
