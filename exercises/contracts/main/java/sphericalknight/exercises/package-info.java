/** The exercises, a package for each lesson; CONTRIBUTING.md explains how to add one. */
package sphericalknight.exercises;
