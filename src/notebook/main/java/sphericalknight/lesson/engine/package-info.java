/** Executes lessons on Jupyter and compares their outputs with the stored ones. */
package sphericalknight.lesson.engine;
