package sphericalknight.exercise.known;

import java.util.List;

/**
 * A known wrong answer: the reference of an exercise with a small change that learners really make. It proves that the contract detects the
 * mistake, and a learner whose answer behaves in the same way is shown its sentence.
 *
 * @param name the name in verdicts, such as {@code SIGNED_SHIFT}
 * @param isJavaSlip whether it is also a mistake in Java, such as {@code >>} for {@code >>>}, which a check finds in class files
 * @param fails the test that the answer must fail, or {@value #RULES} if the rules for answers must reject it
 * @param says the message for the learner; "" for none
 * @param members the lines inside the answer's class
 */
public record KnownWrong(String name, boolean isJavaSlip, String fails, String says, List<String> members) {
    /** The value of {@link #fails} if no test fails, because the answer calls a method that is not allowed, for example. */
    public static final String RULES = "rules";

    /** Whether the answer must fail a test, and not a rule. */
    public boolean failsTest() {
        return !fails.equals(RULES);
    }
}
