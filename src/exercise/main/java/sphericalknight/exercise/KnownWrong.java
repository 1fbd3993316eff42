package sphericalknight.exercise;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a known wrong answer, one that learners really give. It proves that the contract detects the mistake, and a learner whose answer
 * behaves the same way gets its diagnosis. The build writes it from a file of slips. Its name is the class name in capitals: {@code SignedShift} is {@code SIGNED_SHIFT}.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
public @interface KnownWrong {
    /** For {@link #fails}: no test fails, but the rules reject the answer because it calls a method that the exercise does not allow. */
    String RULES = "rules";

    /** The test method of the contract that it must fail, or {@link #RULES}. */
    String fails();

    /** One or two sentences for the learner: what happens, and what to look for. */
    String says() default "";
}
