/** Writes, at build time, the table of what answers may call. */
package sphericalknight.exercise.table;
