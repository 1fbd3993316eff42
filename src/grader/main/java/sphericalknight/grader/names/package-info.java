/** What names say: whose a file or folder is, when it was handed in, and which attempt it is. */
package sphericalknight.grader.names;
