/** What lessons use beside the library: {@code check} for the exercises. */
package sphericalknight.notebook;
