package sphericalknight.grader.submission;

import java.util.List;
import java.util.Optional;
import sphericalknight.common.java.JavaTokens;
import sphericalknight.common.java.Token;
import sphericalknight.common.java.TopLevel;
import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.exercise.catalogue.CatalogueEntry;

/**
 * One place that declares an answer.
 *
 * @param where the place as reports name it
 * @param inNotebook whether that is a cell
 * @param rank how well the place fits: the lesson's own notebook before a copy, the learner's file before one of another name
 * @param isStub whether it is still as it was handed out, comments and white space aside
 */
record Candidate(AnswerSource source, String where, boolean inNotebook, int rank, boolean isStub) {
    static boolean isStub(CatalogueEntry exercise, String source) {
        Optional<List<String>> stub = exercise.stub().flatMap(text -> words(exercise.answerName(), text));
        return stub.isPresent() && stub.equals(words(exercise.answerName(), source));
    }

    /** The tokens of the type called {@code name}. */
    private static Optional<List<String>> words(String name, String source) {
        return TopLevel.of(source).types().stream()
                .filter(type -> type.name().equals(name))
                .reduce((first, last) -> last)
                .map(type -> JavaTokens.code(source.substring(type.start(), type.end())).stream()
                        .map(Token::text)
                        .toList());
    }
}
