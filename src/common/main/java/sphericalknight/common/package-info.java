/** What notebook, grader and commands share: where things are, errors for people, whole-file writing, git, JDKs. */
package sphericalknight.common;
