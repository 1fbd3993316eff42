/** The exercises, a package for each lesson; CONTRIBUTING.md tells how to add one. */
package sphericalknight.exercises;
