/** Generates parts of the course's files: the lesson tables, the links between lessons, and pictures for README.md and CONTRIBUTING.md. */
package sphericalknight.lesson.derived;
