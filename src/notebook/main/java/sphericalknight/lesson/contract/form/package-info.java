/** How the file is written: format, metadata, cell names, tags. */
package sphericalknight.lesson.contract.form;
