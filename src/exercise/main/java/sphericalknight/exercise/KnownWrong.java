package sphericalknight.exercise;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a wrong answer that people really give. It proves that the contract bites, and a learner whose answer behaves like it is
 * told so. Its name is that of the class in capitals: {@code SignedShift} is {@code SIGNED_SHIFT}.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
public @interface KnownWrong {
    /** For {@link #fails}: no test fails, but the rules reject the answer because it calls a method that the exercise does not allow. */
    String RULES = "rules";

    /** The method of the contract that it must fail, or {@link #RULES}. */
    String fails();

    /** One or two sentences for the learner: what happens, and what to look for. */
    String says() default "";
}
