package sphericalknight.lesson.page;

/**
 * An entry in a lesson's table of contents: a heading of level 2, or an exercise.
 *
 * @param id the id to link to
 * @param title the text of the entry
 */
public record Chapter(String id, String title) {}
