/** The exercises, a package for each lesson; README.md in {@code exercises} explains how to add one. */
package sphericalknight.exercises;
