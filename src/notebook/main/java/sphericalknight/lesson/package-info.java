/**
 * The lessons as files: notebooks read, written in one normal form, found by number or name. The sub-packages check the
 * notebook contract, run lessons on the kernel, compare outputs and write the HTML edition.
 */
package sphericalknight.lesson;
