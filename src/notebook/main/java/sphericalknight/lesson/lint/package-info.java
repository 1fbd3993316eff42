/**
 * The notebook contract: what a run does not show by itself. Each violation comes with its reason and a fix for the author.
 */
package sphericalknight.lesson.lint;
