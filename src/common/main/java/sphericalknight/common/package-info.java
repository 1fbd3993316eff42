/** Code shared by notebook, grader and commands: paths, user-facing errors, whole-file writing, git, JDKs. */
package sphericalknight.common;
