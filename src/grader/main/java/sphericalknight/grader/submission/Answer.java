package sphericalknight.grader.submission;

import sphericalknight.exercise.answer.AnswerSource;

/**
 * The answer to one exercise that counts.
 *
 * @param source what is compiled
 * @param where the place as reports name it: {@code "02-knight.ipynb, cell 14"} or {@code "MyKnight.java"}
 * @param isStub whether it is still as it was handed out
 */
public record Answer(AnswerSource source, String where, boolean isStub) {}
