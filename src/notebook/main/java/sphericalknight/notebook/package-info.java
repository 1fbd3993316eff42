/**
 * The classes that lessons use in addition to the library: {@code check} for the exercises, {@code yours} for the learner's answers, plots,
 * and their measurements.
 */
package sphericalknight.notebook;
