/**
 * Reads notebook files and writes them in one normal form. The sub-packages check the notebook contract, run lessons on the kernel,
 * compare outputs and write the HTML edition.
 */
package sphericalknight.lesson;
