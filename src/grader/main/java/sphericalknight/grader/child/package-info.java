/** The other end: what runs in the child process. Its class path holds this, the codec, and nothing else; the rest comes by wire. */
package sphericalknight.grader.child;
