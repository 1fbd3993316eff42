package sphericalknight.exercise;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a known wrong answer: one with a mistake that learners really make. It proves that the contract detects the mistake, and a learner
 * whose answer behaves in the same way is shown its diagnosis. The build generates the class from a {@code .slips} file. The name of the
 * known wrong answer is its class name in capitals: {@code SIGNED_SHIFT} for {@code SignedShift}.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
public @interface KnownWrong {
    /**
     * The value of {@link #fails} if no test fails, but the rules reject the answer, for example because it calls a method that is not
     * allowed.
     */
    String RULES = "rules";

    /** The name of the contract's test method that this answer must fail, or {@link #RULES}. */
    String fails();

    /** One or two sentences for the learner: what happens, and what to look for. */
    String says() default "";
}
