/** Code shared by notebook, grader and commands: paths, user-facing errors, atomic writing of files, git, hashes. */
package sphericalknight.common;
