package sphericalknight.grader.sealed;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import sphericalknight.exercise.answer.AnswerClasses;
import sphericalknight.exercise.check.ContractRun;
import sphericalknight.exercise.contract.Answers;
import sphericalknight.grader.model.Reason;
import sphericalknight.grader.sealed.Meddler.Trick;
import sphericalknight.grader.wire.Question;

@DisplayName("Whatever happens to replies on the wire, no score rises")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class WireLawTest {
    /** Wraps round the board: passes some of the tests. */
    private static final String HALF_RIGHT = """
            return knights << 17 | knights << 15 | knights << 10 | knights << 6
                | knights >>> 17 | knights >>> 15 | knights >>> 10 | knights >>> 6;
            """;

    private final AnswerClasses right = Knights.classes(Knights.source(Knights.RIGHT));
    private final AnswerClasses half = Knights.classes(Knights.source(HALF_RIGHT));
    private int replies;
    private int rightScore;
    private int halfScore;

    @BeforeAll
    void honestRuns() {
        rightScore = passed(right, (number, reply, before) -> reply);
        halfScore = passed(half, (number, reply, before) -> reply);
        assertThat(rightScore)
                .isEqualTo(ContractRun.planned(Knights.EXERCISE.contract()).size());
        assertThat(halfScore).isBetween(1, rightScore - 1);
        assertThat(replies).isGreaterThan(100);
    }

    private int passed(AnswerClasses answer, Trick trick) {
        List<Meddler> meddlers = new ArrayList<>();
        List<Question> questions = Question.of(Knights.EXERCISE.type());
        Map<String, byte[]> files = ClassClosure.of(Knights.EXERCISE.type(), answer);
        try (ChildTrial trial = new ChildTrial(
                "MyKnight",
                apart -> {
                    try {
                        // Only the first child is meddled with: each meddling costs the rest of one test at most.
                        boolean isFirst = meddlers.isEmpty();
                        Meddler meddler = new Meddler(isFirst ? trick : (number, reply, before) -> reply);
                        meddlers.add(meddler);
                        Conversation conversation = new Conversation(meddler, questions);
                        conversation.open(Knights.EXERCISE.type(), files);
                        conversation.load(answer);
                        return conversation;
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                },
                Duration.ofSeconds(10),
                test -> Answers.VISIBLE_SEED,
                Map.of())) {
            ContractRun.Outcome outcome = ContractRun.run(Knights.EXERCISE.contract(), trial, Duration.ofSeconds(30));
            replies = Math.max(replies, meddlers.get(0).replies());
            return (int) outcome.tests().stream()
                    .filter(test -> trial.note(test.method())
                            .filter(note -> note.reason() == Reason.PASSED)
                            .isPresent())
                    .count();
        }
    }

    /** Plays {@code trick} at one reply, which may be any but the first: that one says that the answer is loaded. */
    private void law(int rounds, Trick trick) {
        SplittableRandom random = new SplittableRandom(20261121);
        for (int i = 0; i < rounds; i++) {
            int at = 1 + random.nextInt(i % 2 == 0 ? replies - 1 : 20);
            AnswerClasses answer = i % 4 < 2 ? right : half;
            int score = passed(
                    answer,
                    (number, reply, before) -> number == at ? trick.play(number, reply.clone(), before) : reply);
            assertThat(score)
                    .as("reply " + at + " of " + replies)
                    .isLessThanOrEqualTo(answer == right ? rightScore : halfScore);
        }
    }

    private void all(int rounds) {
        law(rounds, (number, reply, before) -> new byte[0]);
        law(rounds, (number, reply, before) -> Meddler.join(reply, reply));
        law(rounds, (number, reply, before) -> before.get(number - 1));
        law(rounds, (number, reply, before) -> Meddler.join(before.get(number / 2), reply));
        law(rounds, (number, reply, before) -> Meddler.join(reply, before.get(0)));
        SplittableRandom random = new SplittableRandom(1);
        law(rounds, (number, reply, before) -> {
            reply[random.nextInt(reply.length)] ^= (byte) (1 << random.nextInt(8));
            return reply;
        });
        law(rounds, (number, reply, before) -> Arrays.copyOf(reply, random.nextInt(reply.length)));
    }

    @Test
    @DisplayName("deleted, doubled, replaced by an old one, early, late, one bit changed, cut: a few of each")
    void few() {
        all(2);
    }

    @Test
    @Tag("exhaustive")
    @DisplayName("deleted, doubled, replaced by an old one, early, late, one bit changed, cut: fifty of each")
    void many() {
        all(50);
    }

    @Test
    @DisplayName("a reply that is lost costs a right answer its test")
    void lost() {
        int score = passed(right, (number, reply, before) -> number == 5 ? new byte[0] : reply);
        assertThat(score).isLessThan(rightScore);
    }
}
