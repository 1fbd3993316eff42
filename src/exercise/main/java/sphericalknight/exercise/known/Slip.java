package sphericalknight.exercise.known;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * A known wrong answer: the reference of an exercise with a small change.
 *
 * @param name the name in verdicts, such as {@code SIGNED_SHIFT}
 * @param fails the test that the answer must fail, or {@code rules} if the rules for answers must reject it
 * @param says the message for the learner; "" for none
 * @param members the lines inside the answer's class
 */
public record Slip(String name, String fails, String says, List<String> members) {
    private static final Pattern ASKS_REFERENCE = Pattern.compile("\\bsuper[.:]");

    /** The name of the generated class, such as {@code SignedShift}. */
    public String className() {
        StringBuilder className = new StringBuilder();
        for (String word : name.split("_")) {
            className.append(word.charAt(0)).append(word.substring(1).toLowerCase(Locale.ROOT));
        }
        return className.toString();
    }

    /** Whether the slip calls the reference, as in {@code super.attacks(...)}. */
    boolean asksReference() {
        return members.stream().anyMatch(line -> ASKS_REFERENCE.matcher(line).find());
    }
}
