/** The notebook contract: rules that a run alone does not check. Each violation comes with its reason and a fix for the author. */
package sphericalknight.lesson.lint;
