package sphericalknight.exercise;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes an interface an exercise. The interface is the specification: plain data in and out (primitives, Strings, arrays, small records).
 * Everything else is found through the interface's name; for {@code sphericalknight.exercises.knight.Knight} this is
 *
 * <pre>
 * KnightContract            the tests, in the same package
 * MyKnight.java             the stub, in the resources of the same package
 * Knight.md                the three hints, in the same resources
 * Knight.fingerprints       hashes of the results of the known wrong answers, in the same resources; written by the self-check
 * ...Solution, ....slips     the reference and the known wrong answers, in sphericalknight.solutions.knight
 * exercises/tasks/knight/MyKnight.java   the learner's file
 * </pre>
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
public @interface Exercise {
    /** For {@link #java}: operators alone, no methods. */
    String OPERATORS = "none";

    /** For {@link #java}: numbers, but nothing that counts bits, and no texts, sets or streams that could. */
    String ARITHMETIC = "java.lang.Math java.lang.Long.compare java.lang.Long.compareUnsigned java.lang.Long.sum"
            + " java.lang.Long.divideUnsigned java.lang.Long.remainderUnsigned java.lang.Long.signum"
            + " java.lang.Long.lowestOneBit java.lang.Long.highestOneBit java.lang.Long.numberOfTrailingZeros"
            + " java.lang.Long.numberOfLeadingZeros java.lang.Integer.sum java.lang.Integer.toUnsignedLong";

    /** The lesson and the number of the exercise in it, for example {@code "2.1"}. */
    String id();

    /** The task in a few words, such as "Attacks of a set of knights". */
    String title();

    /** The file name of the notebook with this exercise, without the extension, such as {@code "02-knight"}. */
    String lesson();

    /** The points for passing every test; passing only some tests gives a share of the points. */
    int points() default 10;

    /** Whether this is a bonus exercise: its points count in the score, not in the maximum. It is marked (*). */
    boolean bonus() default false;

    /** Whether the exercise is done in class rather than as homework. */
    boolean inClass() default false;

    /** Whether an answer may use the library's {@code Squares}. */
    boolean boards() default true;

    /** Whether a long that a method takes is a set of squares, as messages show it; otherwise it is a number, such as a key. */
    boolean sets() default true;

    /**
     * The full names of further library classes and methods that an answer may use. An answer may use nothing else of the library, which
     * contains the answers.
     */
    String[] uses() default {};

    /**
     * What an answer may use of Java, where the technique is the point: full names as in {@link #uses}, and one string may hold several,
     * separated by blanks. Then it may use nothing else of what is listed for all in {@code allowed.txt}, except what every answer needs:
     * its own classes, exceptions, printing, and what javac writes itself. Empty: everything that is listed.
     */
    String[] java() default {};

    /**
     * The full names of methods, classes or packages that an answer may not use, although they would otherwise be allowed, such as
     * {@code "java.lang.Long.bitCount"}; one string may hold several names, separated by spaces.
     */
    String[] forbids() default {};

    /** Operations that an answer must not contain, such as loops, except in code that initialises static fields. */
    Operation[] without() default {};

    /** How many million instructions of the machine an answer may use in one test. */
    int millions() default 50;
}
