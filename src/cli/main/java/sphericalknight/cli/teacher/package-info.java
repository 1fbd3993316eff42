/** The commands for teachers: grade, hand out, publish. */
package sphericalknight.cli.teacher;
