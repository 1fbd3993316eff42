package sphericalknight.machine.snippets;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** How a hostile snippet ends: the kind of limit, or the name of an exception, or the text of its result. */
@Retention(RetentionPolicy.RUNTIME)
public @interface Ends {
    String INSTRUCTIONS = "INSTRUCTIONS";
    String MEMORY = "MEMORY";
    String DEPTH = "DEPTH";
    String OVERFLOW = "StackOverflowError";

    String value();

    /** The calls to Java that the snippet tries, such as {@code Map.containsValue}, separated by spaces. */
    String tries() default "";
}
