/** Text that nobody writes by hand: the lesson table, the links between lessons, the picture of the README. */
package sphericalknight.lesson.derived;
