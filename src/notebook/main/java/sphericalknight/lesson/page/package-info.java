/** The HTML edition: each lesson as one light page that needs nothing but itself. */
package sphericalknight.lesson.page;
