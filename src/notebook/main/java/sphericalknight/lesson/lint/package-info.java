/** The notebook contract as four tables of rules, each rule with a reason and a cure for the author. */
package sphericalknight.lesson.lint;
