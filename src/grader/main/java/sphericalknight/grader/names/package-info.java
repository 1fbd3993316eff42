/** Reads the names of files and folders: the owner, the submission time and the attempt. */
package sphericalknight.grader.names;
