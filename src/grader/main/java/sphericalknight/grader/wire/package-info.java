/**
 * The closed binary codec between the grader and its child processes. It knows plain values only, reads them by the types that the
 * interface of the exercise declares, and checks every length before it allocates. Nothing here depends on anything but the JDK: the
 * child has these classes, too.
 */
package sphericalknight.grader.wire;
