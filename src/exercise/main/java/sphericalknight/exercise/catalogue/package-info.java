/** All exercises and what belongs to each, found by their names. */
package sphericalknight.exercise.catalogue;
