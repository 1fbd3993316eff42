package sphericalknight.grader.submission;

import sphericalknight.exercise.answer.AnswerSource;

/**
 * The answer chosen for grading in one exercise.
 *
 * @param source the source to compile
 * @param where the place as reports name it: {@code "02-knight.ipynb, cell 14"} or {@code "MyKnight.java"}
 * @param isStub whether it is still the unchanged stub
 */
public record Answer(AnswerSource source, String where, boolean isStub) {}
