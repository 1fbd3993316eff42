package sphericalknight.exercise;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes an interface an exercise. The interface is the specification: plain data in and out (primitives, Strings, arrays, small records).
 * Everything else is found through its name; for {@code sphericalknight.exercises.knight.Knight} these are
 *
 * <pre>
 * KnightContract            the tests, in the same package
 * MyKnight.java             the stub, in the resources of the same package
 * Knight.md                the three hints, in the same resources
 * Knight.fingerprints       the results of the known wrong answers, in the same resources; written by the self-check
 * ...Solution, ....slips     the reference and the known wrong answers, in sphericalknight.solutions.knight
 * exercises/tasks/knight/MyKnight.java   the learner's file
 * </pre>
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
public @interface Exercise {
    /** Lesson and number, for example {@code "2.1"}. */
    String id();

    /** The task in a few words: "Attacks of a set of knights". */
    String title();

    /** The notebook with this exercise, without its extension: {@code "02-knight"}. */
    String lesson();

    /** The points for passing every test; passing some tests gives a share of them. */
    int points() default 10;

    /** Whether the points are extra: a stretch exercise, marked (*). */
    boolean bonus() default false;

    /** Whether it is done in class rather than as homework. */
    boolean inClass() default false;

    /**
     * Library classes that an answer may use, by their full names; a name that ends in {@code .*} means a package. The rest of
     * the library is the answer key.
     */
    String[] uses() default {"sphericalknight.bits.Squares", "sphericalknight.draw.*"};

    /** Methods of the JDK or of a class in {@link #uses} that an answer may not call: {@code "java.lang.Long.bitCount"}. */
    String[] forbids() default {};

    /** Operations that an answer must not contain, such as loops; constructors, static fields and static blocks may. */
    Operation[] without() default {};

    /** Time limit for one test, in seconds of processor time. */
    int seconds() default 3;
}
