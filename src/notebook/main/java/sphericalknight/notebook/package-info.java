/** What lessons use beside the library: {@code check} for the exercises, plots, and the measurements they show. */
package sphericalknight.notebook;
