/** All exercises, and the contract, stub and hints of each, found by name. */
package sphericalknight.exercise.catalogue;
