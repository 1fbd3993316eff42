/** Generates parts of the course's files: the tables of lessons, the links between lessons, and the classes that test their cells. */
package sphericalknight.lesson.derived;
