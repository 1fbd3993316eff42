/** The classes that lessons use in addition to the library: {@code check} for the exercises, plots, and the measurements they show. */
package sphericalknight.notebook;
