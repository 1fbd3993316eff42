/** The commands for teachers: grading, and what is handed out or published. */
package sphericalknight.cli.teacher;
