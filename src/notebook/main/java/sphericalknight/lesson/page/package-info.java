/** The HTML edition: each lesson as one small self-contained page. */
package sphericalknight.lesson.page;
