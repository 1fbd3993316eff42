/** Generates parts of the course's files: the lesson tables, the links between lessons, the pictures of README and CONTRIBUTING. */
package sphericalknight.lesson.derived;
