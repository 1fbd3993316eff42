/** How a lesson reads: lengths, headings, links, pictures, its first and last cell. */
package sphericalknight.lesson.contract.prose;
