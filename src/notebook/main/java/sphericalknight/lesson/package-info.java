/**
 * Notebook files: reading them, and writing them in one normal form. The sub-packages check the
 * notebook contract, run lessons on the kernel, compare outputs and write the HTML edition.
 */
package sphericalknight.lesson;
