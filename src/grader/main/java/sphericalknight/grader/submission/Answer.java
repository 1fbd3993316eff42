package sphericalknight.grader.submission;

import sphericalknight.exercise.answer.AnswerSource;

/**
 * The answer that was chosen for grading one exercise.
 *
 * @param source the source to compile
 * @param where the location as reports name it, such as {@code "02-knight.ipynb, cell 14"} or {@code "MyKnight.java"}
 * @param isStub whether the answer is still the unchanged stub
 */
public record Answer(AnswerSource source, String where, boolean isStub) {}
